import type { PageFacts } from '../../data/page';

export default {
  component: 'system/role/matrix',
  permissions: ['role.show'],
} satisfies PageFacts;
