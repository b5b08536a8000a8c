import type schema from '../schemas/commodity';
import { defineList } from '../src/engine/console/data/resource';

/** Cards, since people recognise products by their pictures. */
export default defineList<typeof schema>({ layout: 'cards' });
