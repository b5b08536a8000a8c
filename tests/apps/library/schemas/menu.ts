import { menu } from '../../../../src/engine/schema/base/menu';

export default menu;
