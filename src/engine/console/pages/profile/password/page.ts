import type { PageFacts } from '../../../data/page';

export default {
  component: 'profile/password',
  isAlwaysThere: true,
} satisfies PageFacts;
