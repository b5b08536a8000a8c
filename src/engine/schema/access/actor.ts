import { reaches, userTypes } from '../contract/app';
import type { FieldRules } from './field-rules';

/** The reach of an account or a role: `all` rows, or those that a level of the application ties to the account. */
export type Reach = string;

/**
 * The values that tie rows to a caller, by level, the caller's own value first; no values for a level to
 * which the caller has no tie.
 */
export type Ties = Readonly<Record<string, readonly (string | number)[]>>;

/** The calling account. The server builds it from a session, the console from user info. */
export interface Actor {
  readonly kind: 'account';
  readonly id: number;
  readonly username: string;
  /** Its kind, a value of the application's `userTypes`. */
  readonly utype: number;
  /** Role codes; `ROOT` passes every check. */
  readonly roles: readonly string[];
  /** Permissions such as `biz:book:add`. */
  readonly perms: readonly string[];
  readonly ties: Ties;
  /** The reach that its roles and its kind give it; see `reachOf`. */
  readonly scope: Reach;
  /** Field rules of its roles, by entity; see `combineFieldRules`. */
  readonly fields: FieldRules;
  /** Names of the settings that are true for the account; see `LevelSettings`. */
  readonly settings: readonly string[];
  /** The IANA time zone of its days; null: that of the browser. */
  readonly zone: string | null;
  /** Whether it must replace its password before it can do anything else. */
  readonly mustChange: boolean;
}

export const rootRole = 'ROOT';

export function isRoot(
  principal: Pick<Actor, 'kind' | 'roles'> | { readonly kind: 'machine' | 'system' },
): boolean {
  if (principal.kind === 'system') return true;
  return principal.kind === 'account' && principal.roles.includes(rootRole);
}

/** The time zone of the caller's days. */
export function zoneOf(
  principal: Pick<Actor, 'kind' | 'zone'> | { readonly kind: 'machine' | 'system' },
): string {
  return principal.kind === 'account' ? (principal.zone ?? 'UTC') : 'UTC';
}

/** The caller's own value at a level; null if the caller has no tie to the level. */
export function ownTie({ ties }: { readonly ties: Ties }, level: string): string | number | null {
  return ties[level]?.[0] ?? null;
}

/** The widest reach of the roles, limited by the kind of account. */
export function reachOf(utype: number, roles: readonly Reach[]): Reach {
  const positions = roles.map((role) => reaches.indexOf(role));
  const ofRoles = positions.length > 0 ? Math.min(...positions) : 0;
  const widest = userTypes.find(({ value }) => value === utype)?.reach;
  const limit = reaches.indexOf(widest ?? '');
  // An unknown kind of account reaches least.
  return reaches[limit < 0 ? reaches.length - 1 : Math.max(ofRoles, limit)] ?? 'all';
}
