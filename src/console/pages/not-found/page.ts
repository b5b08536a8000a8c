import type { PageFacts } from '../../data/page';

export default {
  component: 'error/404',
  isWithoutAntd: true,
} satisfies PageFacts;
