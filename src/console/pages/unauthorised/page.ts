import { definePage } from '../../data/page';

export const component = 'error/401';

export default definePage({
  component,
  isWithoutAntd: true,
  load: () => import('../../kit/unauthorised-page'),
});
