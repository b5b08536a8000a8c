import type { FieldRules } from './field-rules';

/** 1 operator, 2 partner or agent, 3 store. */
export type UserType = 1 | 2 | 3;

/** How many rows an account or a role reaches: all, those of its partner, those of its store and of the stores that belong to it. */
export const reaches = ['all', 'partner', 'store'] as const;

export type Reach = (typeof reaches)[number];

/** An account that calls. Built from a session on the server, from user info in the console. */
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
  /** That store, and after it those that belong to it. */
  readonly stores: readonly number[];
  /** What its roles and its kind reach; `reachOf`. */
  readonly scope: Reach;
  /** What its roles keep from it, by entity; `combineFieldRules`. */
  readonly fields: FieldRules;
  /** Settings that the partner of its store has turned on. */
  readonly partnerAllows: readonly string[];
  /** The IANA name of the clock that its days go by: of its store, or of its partner; null: of its browser. */
  readonly zone: string | null;
  /** Whether it must choose a password of its own before it does anything else. */
  readonly mustChange: boolean;
}

export const rootRole = 'ROOT';

export function isRoot(
  principal: Pick<Actor, 'kind' | 'roles'> | { readonly kind: 'device' | 'system' },
): boolean {
  if (principal.kind === 'system') return true;
  return principal.kind === 'account' && principal.roles.includes(rootRole);
}

/** The clock that the days of a caller go by. */
export function zoneOf(
  principal: Pick<Actor, 'kind' | 'zone'> | { readonly kind: 'device' | 'system' },
): string {
  return principal.kind === 'account' ? (principal.zone ?? 'UTC') : 'UTC';
}

const widest: Readonly<Record<UserType, Reach>> = { 1: 'all', 2: 'partner', 3: 'store' };

/** The widest reach among the roles, never wider than the kind of account allows. */
export function reachOf(utype: UserType, roles: readonly Reach[]): Reach {
  const positions = roles.map((role) => reaches.indexOf(role));
  const ofRoles = positions.length > 0 ? Math.min(...positions) : 0;
  return reaches[Math.max(ofRoles, reaches.indexOf(widest[utype]))] ?? 'store';
}
