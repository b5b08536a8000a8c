import type { PageFacts } from '../../data/page';

export default {
  component: 'policy/listall',
  permissions: ['cashback-adjustment.list'],
} satisfies PageFacts;
