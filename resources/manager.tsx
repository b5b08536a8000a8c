import type schema from '../schemas/manager';
import { AccountTools } from '../src/console/account/account-tools';
import { NewPasswordInput } from '../src/console/account/new-password-input';
import { NoPasswordNote } from '../src/console/account/no-password-note';
import { Headline } from '../src/console/fields/cells/headline';
import { awaited, late } from '../src/console/fields/late';
import { defineResource } from '../src/console/resource';

const RolesInput = awaited(() => import('../src/console/account/roles-input'));
const AccountSessions = late(() => import('../src/console/account/account-sessions'));

/** A password is typed for a new account only; later it is reset, and whoever gets it must choose another. */
export default defineResource<typeof schema>({
  entity: 'manager',
  list: {
    columns: ['username', 'utype', 'roles', 'pcode', 'store', 'phone', 'status', 'available'],
    cells: {
      username: ({ row }) => <Headline picture={row.icon ?? null} title={row.username} note={row.nickname} />,
    },
  },
  form: { inputs: { password: NewPasswordInput, roles: RolesInput }, createOnly: ['password'] },
  show: { tools: AccountTools, above: NoPasswordNote, below: AccountSessions },
});
