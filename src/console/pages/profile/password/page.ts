import { definePage } from '../../../data/page';

export const component = 'profile/password';

export default definePage({
  component,
  load: () => import('./password-page'),
});
