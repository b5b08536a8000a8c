import { sql } from 'kysely';
import type { RoleGrants } from '../../schema/access/access-matrix';
import type { Actor, Reach } from '../../schema/access/actor';
import { type FieldRules, rulesInForce } from '../../schema/access/field-rules';
import { type AccountRow, accountColumns, actorOf } from '../accounts/account-actor';
import type { Database } from '../database/database';

/** An account in the form on which access is decided, signed in or not. */
export interface KnownAccount {
  readonly actor: Actor;
  readonly available: boolean;
  readonly nickname: string;
}

export async function readAccount({ kysely }: Database, id: number): Promise<KnownAccount | undefined> {
  const { rows } = await sql<AccountRow & { available: boolean; nickname: string }>`
    select ${accountColumns}, m.available, m.nickname from manager m where m.id = ${id}`.execute(kysely);
  const [found] = rows;
  return found && { actor: actorOf(found), available: found.available, nickname: found.nickname };
}

export interface RoleName {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The enabled roles of the account that hold the permission. */
export async function rolesGranting(
  { kysely }: Database,
  managerId: number,
  permission: string,
): Promise<RoleName[]> {
  const { rows } = await sql<RoleName>`
    select r.id, r.code, r.name from manager__roles held
    join role r on r.id = held.target and r.status = 'enabled'
    where held.owner = ${managerId} and exists (
      select 1 from role__menus opened join menu n on n.id = opened.target
      where opened.owner = r.id and n.perm = ${permission})
    order by r.sort, r.id`.execute(kysely);
  return rows;
}

interface RoleRow extends RoleName {
  readonly scope: Reach;
  readonly field_rules: FieldRules | null;
  readonly perms: string[];
}

export interface KnownRole extends RoleName {
  readonly grants: RoleGrants;
}

/** A role with its permissions, enabled or not. */
export async function readRole({ kysely }: Database, roleId: number): Promise<KnownRole | undefined> {
  const { rows } = await sql<RoleRow>`
    select r.id, r.code, r.name, r.scope, r.field_rules, array(
      select distinct n.perm from role__menus opened join menu n on n.id = opened.target
      where opened.owner = r.id and n.perm is not null order by n.perm
    ) as perms
    from role r where r.id = ${roleId}`.execute(kysely);
  const [found] = rows;
  if (!found) return undefined;
  const { id, code, name, scope, perms } = found;
  return { id, code, name, grants: { code, scope, perms, fields: rulesInForce(found.field_rules) } };
}
