import type schema from '../schemas/merchant';
import { defineResource } from '../src/console/data/resource';
import { Headline } from '../src/console/entity/fields/cells/headline';

/** A merchant is known by its name; the account it signs in with stands below. */
export default defineResource<typeof schema>({
  entity: 'merchant',
  list: {
    columns: ['name', 'contact', 'phone', 'pcode', 'status', 'store_count', 'create_time'],
    reads: { name: ['account'] },
    cells: {
      name: ({ row }) => <Headline title={row.name} note={row.account} />,
    },
  },
});
