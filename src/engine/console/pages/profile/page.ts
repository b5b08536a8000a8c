import type { PageFacts } from '../../data/page';

export default {
  component: 'profile/index',
  isAlwaysThere: true,
} satisfies PageFacts;
