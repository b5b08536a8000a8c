import { assertCan } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { holdsPerm, isPerm } from '../../schema/access/perms';
import { AppError } from '../../schema/contract/app-error';
import type { Endpoint } from '../../schema/contract/endpoint';
import { entityNamed, type Model } from '../../schema/declaration/model';

/** Throws `forbidden` unless the actor has all permissions that the endpoint requires. */
export function assertPermitted(actor: Actor, { permission = [] }: Endpoint, model: Model): void {
  for (const one of typeof permission === 'string' ? [permission] : permission) {
    if (isPerm(one)) {
      if (!holdsPerm(actor, one)) throw new AppError('forbidden', { permission: one });
    } else {
      const [entity = '', action = ''] = one.split('.');
      assertCan(actor, action, entityNamed(model, entity));
    }
  }
}

/** Throws `passwordChangeNeeded` while the account has a password that somebody else set. */
export function assertOwnPassword({ mustChange }: Actor): void {
  if (mustChange) throw new AppError('passwordChangeNeeded');
}
