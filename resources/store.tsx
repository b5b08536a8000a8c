import type schema from '../schemas/store';
import { defineResource } from '../src/console/data/resource';
import { Headline } from '../src/console/entity/fields/cells/headline';

/** A store is known by its photo and name; its number stands below. */
export default defineResource<typeof schema>({
  entity: 'store',
  list: {
    columns: ['name', 'merchant', 'contact', 'phone', 'country', 'dev_num', 'checks_today', 'create_time'],
    reads: { name: ['store_img', 'code_num'] },
    cells: {
      name: ({ row }) => <Headline picture={row.store_img} title={row.name} note={row.code_num} />,
    },
  },
});
