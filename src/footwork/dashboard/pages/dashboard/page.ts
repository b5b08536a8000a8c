import type { PageFacts } from '#engine/console/data/page';

export default {
  component: 'dashboard/index',
  isAlwaysThere: true,
  isWithoutAntd: true,
} satisfies PageFacts;
