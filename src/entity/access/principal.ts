import { AppError } from '../contract/app-error';
import type { Actor } from './actor';

/** A measuring device that writes for itself. It reaches the rows of its own store, or of its partner where rows name no store. */
export interface DevicePrincipal {
  readonly kind: 'device';
  readonly id: number;
  readonly devCode: string;
  /** Permissions such as `biz:report:add`; those of the gateway, since a device holds no roles. */
  readonly perms: readonly string[];
  readonly pcode: string | null;
  readonly store: number | null;
}

/** The server itself, which takes the actions whose time has come. It passes every check, as ROOT does. */
export interface SystemPrincipal {
  readonly kind: 'system';
  readonly id: 0;
  readonly perms: readonly string[];
}

export const systemPrincipal: SystemPrincipal = { kind: 'system', id: 0, perms: [] };

/** Who calls: what access judges, and what a write records. */
export type Principal = Actor | DevicePrincipal | SystemPrincipal;

/** How the history names the caller. */
export function principalName(principal: Principal): string {
  if (principal.kind === 'system') return 'system';
  return principal.kind === 'account' ? principal.username : principal.devCode;
}

/** The account among the callers; null for a device, whose id is of another table, and for the server itself. */
export function accountIdOf(principal: Principal): number | null {
  return principal.kind === 'account' ? principal.id : null;
}

/** The caller where only accounts may call. Throws `forbidden` for others. */
export function accountOf(principal: Principal): Actor {
  if (principal.kind === 'account') return principal;
  throw new AppError('forbidden');
}
