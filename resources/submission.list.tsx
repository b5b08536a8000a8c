import type schema from '../schemas/submission';
import { defineList } from '../src/engine/console/data/resource';

/** A board, since the state of a submission tells who has to act next. */
export default defineList<typeof schema>({ layout: 'board' });
