import type { PageFacts } from '../../data/page';

export default {
  component: 'user/config',
  entity: 'partner-config',
} satisfies PageFacts;
