import type { PageFacts } from '../../data/page';

export default {
  component: 'report/recording',
  permissions: ['report.list'],
} satisfies PageFacts;
