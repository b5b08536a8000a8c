import type schema from '../schemas/store';
import { defineList } from '../src/engine/console/data/resource';
import { Headline } from '../src/engine/console/entity/fields/cells/headline';

/** The photo and name of a store, above its number. */
export default defineList<typeof schema>({
  columns: ['name', 'merchant', 'contact', 'phone', 'country', 'dev_num', 'checks_today', 'create_time'],
  reads: { name: ['store_img', 'code_num'] },
  cells: {
    name: ({ row }) => <Headline picture={row.store_img} title={row.name} note={row.code_num} />,
  },
});
