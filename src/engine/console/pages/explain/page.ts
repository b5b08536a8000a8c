import type { PageFacts } from '../../data/page';

export default {
  component: 'system/role/explain',
  permissions: ['role.show', 'manager.show'],
} satisfies PageFacts;
