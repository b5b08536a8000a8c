import type { managerWith } from '../../../schema/base/manager';
import { defineForm } from '../../data/resource';
import { KindInput } from './kind-input';
import { RolesInput } from './roles-input';
import { NewPasswordInput } from './strength-meter';

/** Only the form of a new account sets a password; later the password is reset on the account's page. */
export default defineForm<ReturnType<typeof managerWith>>({
  inputs: { password: NewPasswordInput, roles: RolesInput, utype: KindInput },
  createOnly: ['password'],
});
