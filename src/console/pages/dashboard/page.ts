import type { PageFacts } from '../../data/page';

export default {
  component: 'dashboard/index',
  isAlwaysThere: true,
  isWithoutAntd: true,
} satisfies PageFacts;
