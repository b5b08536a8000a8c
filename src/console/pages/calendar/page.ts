import type { PageFacts } from '../../data/page';

export default {
  component: 'assessment/calendar',
} satisfies PageFacts;
