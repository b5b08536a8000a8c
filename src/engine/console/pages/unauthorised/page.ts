import type { PageFacts } from '../../data/page';

export default {
  component: 'error/401',
  isAlwaysThere: true,
  isWithoutAntd: true,
} satisfies PageFacts;
