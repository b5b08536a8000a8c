import type { PageFacts } from '#engine/console/data/page';

export default { component: 'lending/overview', permissions: ['book.list'] } satisfies PageFacts;
