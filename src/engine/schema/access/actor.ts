import type { FieldRules } from './field-rules';

/** 1 operator, 2 partner or agent, 3 store. */
export type UserType = 1 | 2 | 3;

/**
 * The reach of an account or a role: all rows, those of its partner, or those of its store and of the stores below it.
 */
export const reaches = ['all', 'partner', 'store'] as const;

export type Reach = (typeof reaches)[number];

/** The calling account. The server builds it from a session, the console from user info. */
export interface Actor {
  readonly kind: 'account';
  readonly id: number;
  readonly username: string;
  readonly utype: UserType;
  /** Role codes; `ROOT` passes every check. */
  readonly roles: readonly string[];
  /** Permissions such as `biz:store:add`. */
  readonly perms: readonly string[];
  /** The partner this account belongs to. */
  readonly pcode: string | null;
  /** The store this account belongs to. */
  readonly store: number | null;
  /** That store first, then the stores below it. */
  readonly stores: readonly number[];
  /** The reach of its roles and its kind; `reachOf`. */
  readonly scope: Reach;
  /** Field rules of its roles, by entity; `combineFieldRules`. */
  readonly fields: FieldRules;
  /** Settings that the partner of its store has turned on for stores. */
  readonly partnerAllows: readonly string[];
  /** The IANA time zone of its days: that of its store or partner; null: that of the browser. */
  readonly zone: string | null;
  /** Whether it must replace its password before it can do anything else. */
  readonly mustChange: boolean;
}

export const rootRole = 'ROOT';

export function isRoot(
  principal: Pick<Actor, 'kind' | 'roles'> | { readonly kind: 'device' | 'system' },
): boolean {
  if (principal.kind === 'system') return true;
  return principal.kind === 'account' && principal.roles.includes(rootRole);
}

/** The time zone of the caller's days. */
export function zoneOf(
  principal: Pick<Actor, 'kind' | 'zone'> | { readonly kind: 'device' | 'system' },
): string {
  return principal.kind === 'account' ? (principal.zone ?? 'UTC') : 'UTC';
}

const widest: Readonly<Record<UserType, Reach>> = { 1: 'all', 2: 'partner', 3: 'store' };

/** The widest reach of the roles, limited by the kind of account. */
export function reachOf(utype: UserType, roles: readonly Reach[]): Reach {
  const positions = roles.map((role) => reaches.indexOf(role));
  const ofRoles = positions.length > 0 ? Math.min(...positions) : 0;
  return reaches[Math.max(ofRoles, reaches.indexOf(widest[utype]))] ?? 'store';
}
