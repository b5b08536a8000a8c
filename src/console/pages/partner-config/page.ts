import { definePage } from '../../data/page';

export const component = 'user/config';

export default definePage({
  component,
  entity: 'partner-config',
  load: () => import('./partner-config-page'),
});
