import { definePage } from '../../data/page';

export const component = 'dashboard/index';

export default definePage({
  component,
  isWithoutAntd: true,
  load: () => import('./dashboard-page'),
});
