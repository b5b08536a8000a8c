import type { PageFacts } from '../../../data/page';

export default {
  component: 'profile/sessions',
  isAlwaysThere: true,
} satisfies PageFacts;
