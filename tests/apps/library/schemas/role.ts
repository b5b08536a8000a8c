import { roleWith } from '#engine/schema/base/role';

export default roleWith({ branch: { title: 'Own branch', color: 'green' } });
