import { definePage } from '../../../data/page';

export const component = 'profile/sessions';

export default definePage({
  component,
  load: () => import('./sessions-page'),
});
