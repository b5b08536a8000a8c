import { reaches, userTypes } from '../contract/app';
import type { FieldRules } from './field-rules';

/** The reach of an account or a role: `all` rows, or those that a level of the application ties to the account. */
export type Reach = string;

/** By level, the values that tie rows to a caller, its own first; none where it belongs to no one of that level. */
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
  /** The reach of its roles and its kind; `reachOf`. */
  readonly scope: Reach;
  /** Field rules of its roles, by entity; `combineFieldRules`. */
  readonly fields: FieldRules;
  /** The settings that are on for it; see `LevelSettings`. */
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

/** The value that ties the caller to a level; null where it belongs to no one of that level. */
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
