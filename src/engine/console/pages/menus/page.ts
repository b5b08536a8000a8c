import type { PageFacts } from '../../data/page';

export default {
  component: 'system/menu/index',
  entity: 'menu',
} satisfies PageFacts;
