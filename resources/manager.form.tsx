import type schema from '../schemas/manager';
import { defineForm } from '../src/console/data/resource';
import { RolesInput } from '../src/console/overrides/manager/roles-input';
import { NewPasswordInput } from '../src/console/overrides/manager/strength-meter';

/** Only a new account is given a password here; later it is reset, and its owner must then choose another. */
export default defineForm<typeof schema>({
  inputs: { password: NewPasswordInput, roles: RolesInput },
  createOnly: ['password'],
});
