import { roleWith } from '../src/engine/schema/base/role';

export default roleWith({
  partner: { title: 'Own partner', color: 'purple' },
  store: { title: 'Own store', color: 'cyan' },
});
