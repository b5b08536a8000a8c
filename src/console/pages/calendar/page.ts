import type { PageFacts } from '../../data/page';

export default {
  component: 'assessment/calendar',
  permissions: ['training-plan.list'],
} satisfies PageFacts;
