import { definePage } from '../../data/page';

export const component = 'system/menu/index';

export default definePage({
  component,
  entity: 'menu',
  words: import.meta.glob<object>('./words/*.json', { import: 'default' }),
  load: () => import('./menu-page'),
});
