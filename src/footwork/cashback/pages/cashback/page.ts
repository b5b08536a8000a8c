import type { PageFacts } from '#engine/console/data/page';

export default {
  component: 'policy/returncash',
  permissions: ['cashback-adjustment.list'],
} satisfies PageFacts;
