import { type Actor, isRoot } from '../../entity/actor';
import { AppError } from '../../entity/app-error';

export const publishPermission = 'sys:menu:publish';

/** Throws `forbidden` where the actor may not bring menus to everybody's navigation. */
export function assertMayPublish(actor: Actor): void {
  if (isRoot(actor) || actor.perms.includes(publishPermission)) return;
  throw new AppError('forbidden', { action: 'publish', permission: publishPermission });
}
