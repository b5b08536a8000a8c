import type schema from '../schemas/manager';
import { defineForm } from '../src/engine/console/data/resource';
import { KindInput } from '../src/engine/console/overrides/manager/kind-input';
import { RolesInput } from '../src/engine/console/overrides/manager/roles-input';
import { NewPasswordInput } from '../src/engine/console/overrides/manager/strength-meter';

/**
 * Only the form of a new account sets a password; later the password is reset on the account's page. An account that a
 * partner creates, or that is created for a store, is a store account.
 */
export default defineForm<typeof schema>({
  inputs: { password: NewPasswordInput, roles: RolesInput, utype: KindInput },
  start: ({ scope }, { store }) => (scope === 'partner' || store !== undefined ? { utype: '3' } : {}),
  createOnly: ['password'],
});
