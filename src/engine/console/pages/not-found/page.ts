import type { PageFacts } from '../../data/page';

export default {
  component: 'error/404',
  isAlwaysThere: true,
  isWithoutAntd: true,
} satisfies PageFacts;
