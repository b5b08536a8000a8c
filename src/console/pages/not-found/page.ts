import { definePage } from '../../data/page';

export const component = 'error/404';

export default definePage({
  component,
  isWithoutAntd: true,
  load: () => import('../../kit/not-found-page'),
});
