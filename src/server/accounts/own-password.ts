import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';

/** What an account may ask whose password was given to it: what the console needs to have it choose another. */
const open: ReadonlySet<string> = new Set([
  '/manger/getUserInfo',
  '/manger/logout',
  '/manger/changePassword',
  '/menus/routes',
]);

/** Throws `passwordChangeNeeded` where the account must choose a password before it comes here. */
export function assertOwnPassword({ mustChange }: Actor, path: string | undefined): void {
  if (mustChange && !(path && open.has(path))) throw new AppError('passwordChangeNeeded');
}
