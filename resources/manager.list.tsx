import type schema from '../schemas/manager';
import { defineList } from '../src/console/data/resource';
import { Headline } from '../src/console/entity/fields/cells/headline';

export default defineList<typeof schema>({
  columns: ['username', 'utype', 'roles', 'pcode', 'store', 'phone', 'status', 'available'],
  reads: { username: ['icon', 'nickname'] },
  cells: {
    username: ({ row }) => <Headline picture={row.icon ?? null} title={row.username} note={row.nickname} />,
  },
});
