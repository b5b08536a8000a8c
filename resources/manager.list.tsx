import type schema from '../schemas/manager';
import { defineList } from '../src/engine/console/data/resource';
import { Headline } from '../src/engine/console/entity/fields/cells/headline';

export default defineList<typeof schema>({
  columns: ['nickname', 'utype', 'roles', 'pcode', 'store', 'phone', 'status', 'available'],
  reads: { nickname: ['icon', 'username'] },
  cells: {
    nickname: ({ row }) => <Headline picture={row.icon ?? null} title={row.nickname} note={row.username} />,
  },
});
