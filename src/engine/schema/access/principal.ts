import { AppError } from '../contract/app-error';
import type { Actor } from './actor';

/**
 * A measuring device as a caller. It reaches the rows of its own store, or of its partner where rows have no store.
 */
export interface DevicePrincipal {
  readonly kind: 'device';
  readonly id: number;
  readonly devCode: string;
  /** Permissions such as `biz:report:add`; the gateway grants them, since a device holds no roles. */
  readonly perms: readonly string[];
  readonly pcode: string | null;
  readonly store: number | null;
}

/** The server itself, for timed workflow actions. It passes every check, as ROOT does. */
export interface SystemPrincipal {
  readonly kind: 'system';
  readonly id: 0;
  readonly perms: readonly string[];
}

export const systemPrincipal: SystemPrincipal = { kind: 'system', id: 0, perms: [] };

/** The caller, on whom access is decided and who is recorded as the author of writes. */
export type Principal = Actor | DevicePrincipal | SystemPrincipal;

/** How the history names the caller. */
export function principalName(principal: Principal): string {
  if (principal.kind === 'system') return 'system';
  return principal.kind === 'account' ? principal.username : principal.devCode;
}

/** The account id of the caller; null for a device, whose id is from another table, and for the server itself. */
export function accountIdOf(principal: Principal): number | null {
  return principal.kind === 'account' ? principal.id : null;
}

/** The caller as an account. Throws `forbidden` for other callers. */
export function accountOf(principal: Principal): Actor {
  if (principal.kind === 'account') return principal;
  throw new AppError('forbidden');
}
