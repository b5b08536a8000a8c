import { role } from '../../../../src/engine/schema/base/role';

export default role;
