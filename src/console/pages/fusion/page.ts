import type { PageFacts } from '../../data/page';

export default {
  component: 'user/fusionReport',
  permissions: ['customer.show', 'report.list'],
} satisfies PageFacts;
