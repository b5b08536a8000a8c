import type { PageFacts } from '#engine/console/data/page';

export default {
  component: 'assessment/calendar',
} satisfies PageFacts;
