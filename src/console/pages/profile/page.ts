import { definePage } from '../../data/page';

export const component = 'profile/index';

export default definePage({
  component,
  load: () => import('./profile-page'),
});
