import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import { holdsOneOf } from '../../entity/perms';

export const publishPermission = 'sys:menu:publish';

/** Throws `forbidden` where the actor may not bring menus to everybody's navigation. */
export function assertMayPublish(actor: Actor): void {
  if (holdsOneOf(actor, [publishPermission])) return;
  throw new AppError('forbidden', { action: 'publish', permission: publishPermission });
}
