import type { PageFacts } from '../../../../../../src/engine/console/data/page';

export default { component: 'lending/overview', permissions: ['book.list'] } satisfies PageFacts;
