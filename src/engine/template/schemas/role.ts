import { roleWith } from '#engine/schema/base/role';

export default roleWith({});
