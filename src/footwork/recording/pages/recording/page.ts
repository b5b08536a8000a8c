import type { PageFacts } from '#engine/console/data/page';

export default {
  component: 'report/recording',
  permissions: ['report.list'],
} satisfies PageFacts;
