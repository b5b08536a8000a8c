import type { PageFacts } from '../../data/page';

export default {
  component: 'policy/returncash',
  permissions: ['cashback-adjustment.list'],
} satisfies PageFacts;
