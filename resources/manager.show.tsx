import type schema from '../schemas/manager';
import { defineShow } from '../src/engine/console/data/resource';
import { AccountSessions } from '../src/engine/console/overrides/manager/account-sessions';
import { AccountTools } from '../src/engine/console/overrides/manager/account-tools';
import { NoPasswordNote } from '../src/engine/console/overrides/manager/no-password-note';

export default defineShow<typeof schema>({
  tools: AccountTools,
  above: NoPasswordNote,
  below: AccountSessions,
});
