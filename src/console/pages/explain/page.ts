import { definePage } from '../../data/page';

export const component = 'system/role/explain';

export default definePage({
  component,
  permissions: ['role.show', 'manager.show'],
  load: () => import('./explain-page'),
});
