import type schema from '../schemas/merchant';
import { defineList } from '../src/engine/console/data/resource';
import { Headline } from '../src/engine/console/entity/fields/cells/headline';

/** The merchant's name, with the name of its account below. */
export default defineList<typeof schema>({
  columns: ['name', 'contact', 'phone', 'pcode', 'status', 'store_count', 'create_time'],
  reads: { name: ['account'] },
  cells: {
    name: ({ row }) => <Headline title={row.name} note={row.account} />,
  },
});
