import { roleWith } from '../../../../src/engine/schema/base/role';

export default roleWith({ branch: { title: 'Own branch', color: 'green' } });
