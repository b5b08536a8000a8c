import type { PageFacts } from '#engine/console/data/page';

export default {
  component: 'user/fusionReport',
  permissions: ['customer.show', 'report.list'],
} satisfies PageFacts;
