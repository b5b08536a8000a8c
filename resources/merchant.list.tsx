import type schema from '../schemas/merchant';
import { defineList } from '../src/console/data/resource';
import { Headline } from '../src/console/entity/fields/cells/headline';

/** The name of a merchant, above the account that it signs in with. */
export default defineList<typeof schema>({
  columns: ['name', 'contact', 'phone', 'pcode', 'status', 'store_count', 'create_time'],
  reads: { name: ['account'] },
  cells: {
    name: ({ row }) => <Headline title={row.name} note={row.account} />,
  },
});
