import type schema from '../schemas/manager';
import { defineResource } from '../src/console/data/resource';
import { Headline } from '../src/console/entity/fields/cells/headline';
import { awaited, late } from '../src/console/entity/fields/late';
import { AccountTools } from '../src/console/overrides/manager/account-tools';
import { NewPasswordInput } from '../src/console/overrides/manager/new-password-input';
import { NoPasswordNote } from '../src/console/overrides/manager/no-password-note';

const RolesInput = awaited(() => import('../src/console/overrides/manager/roles-input'));
const AccountSessions = late(() => import('../src/console/overrides/manager/account-sessions'));

/** A password is typed for a new account only; later it is reset, and whoever gets it must choose another. */
export default defineResource<typeof schema>({
  entity: 'manager',
  list: {
    columns: ['username', 'utype', 'roles', 'pcode', 'store', 'phone', 'status', 'available'],
    reads: { username: ['icon', 'nickname'] },
    cells: {
      username: ({ row }) => <Headline picture={row.icon ?? null} title={row.username} note={row.nickname} />,
    },
  },
  form: { inputs: { password: NewPasswordInput, roles: RolesInput }, createOnly: ['password'] },
  show: { tools: AccountTools, above: NoPasswordNote, below: AccountSessions },
});
