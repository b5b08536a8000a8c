import type schema from '../schemas/manager';
import { defineForm } from '../src/console/data/resource';
import { KindInput } from '../src/console/overrides/manager/kind-input';
import { RolesInput } from '../src/console/overrides/manager/roles-input';
import { NewPasswordInput } from '../src/console/overrides/manager/strength-meter';

/**
 * Only a new account is given a password here; later it is reset, and its owner must then choose another. One that
 * begins with a store is an account of that store, as are all that a partner makes.
 */
export default defineForm<typeof schema>({
  inputs: { password: NewPasswordInput, roles: RolesInput, utype: KindInput },
  start: ({ scope }, { store }) => (scope === 'partner' || store !== undefined ? { utype: '3' } : {}),
  createOnly: ['password'],
});
