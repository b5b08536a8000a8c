import type { managerWith } from '../../../schema/base/manager';
import { defineShow } from '../../data/resource';
import { AccountSessions } from './account-sessions';
import { AccountTools } from './account-tools';
import { NoPasswordNote } from './no-password-note';

export default defineShow<ReturnType<typeof managerWith>>({
  tools: AccountTools,
  above: NoPasswordNote,
  below: AccountSessions,
});
