import type { PageFacts } from '#engine/console/data/page';

export default {
  component: 'policy/listall',
  permissions: ['cashback-adjustment.list'],
} satisfies PageFacts;
