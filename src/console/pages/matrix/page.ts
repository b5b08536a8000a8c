import { definePage } from '../../data/page';

export const component = 'system/role/matrix';

export default definePage({
  component,
  permissions: ['role.show'],
  load: () => import('./matrix-page'),
});
