import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';

/** Throws `passwordChangeNeeded` while the account has a password that somebody else chose. */
export function assertOwnPassword({ mustChange }: Actor): void {
  if (mustChange) throw new AppError('passwordChangeNeeded');
}
