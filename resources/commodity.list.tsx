import type schema from '../schemas/commodity';
import { defineList } from '../src/console/data/resource';

/** Products are known by their pictures. */
export default defineList<typeof schema>({ layout: 'cards' });
