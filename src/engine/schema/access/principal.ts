import { AppError } from '../contract/app-error';
import type { Actor, Ties } from './actor';

/** A machine as a caller. Of the levels in the `x-scope` of an entity, the narrowest decides which rows it reaches. */
export interface MachinePrincipal {
  readonly kind: 'machine';
  /** The `principal` of the endpoints that it may call. */
  readonly type: string;
  readonly id: number;
  readonly name: string;
  /** Permissions such as `biz:book:add`; a machine holds no roles. */
  readonly perms: readonly string[];
  readonly ties: Ties;
}

/** The server itself, for timed workflow actions. It passes every check, as ROOT does. */
export interface SystemPrincipal {
  readonly kind: 'system';
  readonly id: 0;
  readonly perms: readonly string[];
}

export const systemPrincipal: SystemPrincipal = { kind: 'system', id: 0, perms: [] };

/** The caller, on whom access is decided and who is recorded as the author of writes. */
export type Principal = Actor | MachinePrincipal | SystemPrincipal;

/** How the history names the caller. */
export function principalName(principal: Principal): string {
  if (principal.kind === 'system') return 'system';
  return principal.kind === 'account' ? principal.username : principal.name;
}

/** The properties of a caller that determine its kind. */
export type Kind =
  | Pick<Actor, 'kind'>
  | Pick<SystemPrincipal, 'kind'>
  | Pick<MachinePrincipal, 'kind' | 'type'>;

/**
 * The kind of the caller as tables of the system schema store it: `account`, `system`, or the type of a
 * machine.
 */
export function kindOf(principal: Kind): string {
  return principal.kind === 'machine' ? principal.type : principal.kind;
}

/** The account id of the caller; null for a machine, whose id is from another table, and for the server itself. */
export function accountIdOf(principal: Principal): number | null {
  return principal.kind === 'account' ? principal.id : null;
}

/** The caller as an account. Throws `forbidden` for other callers. */
export function accountOf(principal: Principal): Actor {
  if (principal.kind === 'account') return principal;
  throw new AppError('forbidden');
}
