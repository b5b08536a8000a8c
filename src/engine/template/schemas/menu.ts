import { menu } from '#engine/schema/base/menu';

export default menu;
