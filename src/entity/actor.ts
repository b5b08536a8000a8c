/** 1 operator, 2 partner or agent, 3 store. */
export type UserType = 1 | 2 | 3;

/** Who asks. Built from a session on the server, from user info in the console. */
export interface Actor {
  readonly id: number;
  readonly username: string;
  readonly utype: UserType;
  /** Role codes; `ROOT` passes every check. */
  readonly roles: readonly string[];
  /** Permissions such as `biz:store:add`. */
  readonly perms: readonly string[];
  /** The partner this account belongs to (utype 2). */
  readonly pcode: string | null;
  /** The store this account belongs to (utype 3). */
  readonly store: number | null;
}

export const rootRole = 'ROOT';

export function isRoot(actor: Actor): boolean {
  return actor.roles.includes(rootRole);
}
