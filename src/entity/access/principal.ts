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

/** Who calls: what access judges, and what a write records. */
export type Principal = Actor | DevicePrincipal;

/** How the history names the caller. */
export function principalName(principal: Principal): string {
  return principal.kind === 'account' ? principal.username : principal.devCode;
}

/** The account among the callers; null for a device, whose id is of another table. */
export function accountIdOf(principal: Principal): number | null {
  return principal.kind === 'account' ? principal.id : null;
}

/** The caller where only accounts may call. Throws `forbidden` for a device. */
export function accountOf(principal: Principal): Actor {
  if (principal.kind === 'account') return principal;
  throw new AppError('forbidden');
}
