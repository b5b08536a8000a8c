import type { PageFacts } from '../../data/page';

export default {
  component: 'dashboard/index',
  isWithoutAntd: true,
} satisfies PageFacts;
