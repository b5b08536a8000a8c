import type schema from '../schemas/device';
import { defineList } from '../src/engine/console/data/resource';
import { DueDate } from '../src/engine/console/entity/fields/cells/due-date';
import { Headline } from '../src/engine/console/entity/fields/cells/headline';

/** A lease that ends within a month stands out. */
export default defineList<typeof schema>({
  columns: [
    'dev_code',
    'dev_type',
    'store',
    'status',
    'last_use',
    'mode',
    'lease_expiry',
    'test_count',
    'is_lock',
  ],
  reads: { dev_code: ['dev_nick'] },
  cells: {
    dev_code: ({ row }) => <Headline title={row.dev_code} note={row.dev_nick} />,
    lease_expiry: DueDate,
  },
});
