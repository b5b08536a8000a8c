import type { PageFacts } from '../../data/page';

export default {
  component: 'error/401',
  isWithoutAntd: true,
} satisfies PageFacts;
