import type { Actor } from '../../entity/access/actor';
import { holdsOneOf } from '../../entity/access/perms';
import { AppError } from '../../entity/contract/app-error';

export const publishPermission = 'sys:menu:publish';

/** Throws `forbidden` where the actor may not bring menus to everybody's navigation. */
export function assertMayPublish(actor: Actor): void {
  if (holdsOneOf(actor, [publishPermission])) return;
  throw new AppError('forbidden', { action: 'publish', permission: publishPermission });
}
