import type schema from '../schemas/submission';
import { defineList } from '../src/console/data/resource';

/** What waits for whom is seen by its column. */
export default defineList<typeof schema>({ layout: 'board' });
