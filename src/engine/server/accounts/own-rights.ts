import { sql } from 'kysely';
import { type Actor, isRoot, type Reach, reachOf, rootRole } from '../../schema/access/actor';
import type { FieldRules } from '../../schema/access/field-rules';
import {
  fieldsBeyond,
  fieldsTaken,
  type GrantedRights,
  isNarrowerFor,
  isWider,
  missingPerms,
  rightsBeyond,
  roleBaseline,
} from '../../schema/access/role-limits';
import { narrowestUserType } from '../../schema/contract/app';
import { isSame } from '../../schema/write/merge';
import type { Connection, Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import { idsIn } from '../entity/write/scope';
import { invalid, issueOf } from '../http/invalid';

interface RoleRights {
  readonly id: number;
  readonly code: string;
  readonly scope: Reach;
  readonly perms: readonly string[];
  readonly field_rules: FieldRules | null;
}

/** Whether the actor manages accounts of this kind. Without the reach `all`, it manages only the narrowest kind. */
function managesKind(actor: Actor, utype: unknown): boolean {
  return isRoot(actor) || actor.scope === 'all' || Number(utype) === narrowestUserType;
}

/** Throws where the actor, unless ROOT, would give an account more rights than its own. */
export async function assertAccountWithinRights(
  changes: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (isRoot(actor)) return;
  const next = { ...current, ...changes };
  if (!managesKind(actor, next.utype)) throw beyond('utype');
  const isChanged = (name: string) => name in changes && !isSame(changes[name], current?.[name]);
  if (!isChanged('roles') && !isChanged('utype')) return;
  const roles = await rightsOf(transaction, idsIn(next.roles));
  const had = new Set(idsIn(current?.roles));
  if (roles.some((role) => !had.has(role.id) && refusesGiving(role, actor))) throw beyond('roles');
  if (isWider(reachWith(next.utype, roles), actor.scope)) throw beyond('utype');
}

/** Whether the actor may not assign the role to an account that does not have it. */
function refusesGiving(role: RoleRights, actor: Actor): boolean {
  return !isRoot(actor) && (isWider(role.scope, actor.scope) || permitsMore(role, actor));
}

/** Whether an account has rights that the actor lacks, including those of disabled roles. */
export function isWiderAccount(actor: Actor, utype: unknown, roles: readonly RoleRights[]): boolean {
  return (
    !managesKind(actor, utype) ||
    isWider(reachWith(utype, roles), actor.scope) ||
    roles.some((role) => permitsMore(role, actor))
  );
}

/** Throws where the actor, unless ROOT, would make a role permit or reach more than its own rights. */
export async function assertRoleWithinRights(
  changes: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (isRoot(actor)) return;
  const next = { ...current, ...changes };
  const before = roleBaseline(current && grantedRightsOf(current), next.status);
  const rights = grantedRightsOf(next);
  const permits = await permitsOf(transaction, rights.menus);
  const fields = rightsBeyond(actor, before, rights, permits);
  if (fields.length > 0) throw beyond(...fields);
}

/** The field rules of a role; none for a new role. */
function rulesOf(role: Row | undefined): FieldRules {
  return (role?.field_rules ?? {}) as FieldRules;
}

function grantedRightsOf(role: Row): GrantedRights & { status: unknown } {
  const { status, scope = 'all' } = role;
  return { status, scope: scope as Reach, menus: idsIn(role.menus), field_rules: rulesOf(role) };
}

async function permitsOf(connection: Connection, menus: readonly number[]): Promise<Map<number, string>> {
  if (menus.length === 0) return new Map();
  const { rows } = await sql<{ id: number; perm: string }>`
    select id, perm from menu where id = any(${[...menus]}::bigint[]) and perm is not null`.execute(
    connection,
  );
  return new Map(rows.map(({ id, perm }) => [id, perm]));
}

/** Ids of the roles that the actor may not assign to accounts. */
export async function withheldRoles(connection: Connection, actor: Actor): Promise<number[]> {
  if (isRoot(actor)) return [];
  const { rows } = await sql<{ id: number }>`select id from role`.execute(connection);
  const roles = await rightsOf(
    connection,
    rows.map(({ id }) => id),
  );
  return roles.filter((role) => refusesGiving(role, actor)).map(({ id }) => id);
}

export async function rightsOf(connection: Connection, ids: readonly number[]): Promise<RoleRights[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RoleRights>`
    select r.id, r.code, r.scope, r.field_rules, array(
      select distinct n.perm from role__menus opened join menu n on n.id = opened.target
      where opened.owner = r.id and n.perm is not null
    ) as perms
    from role r where r.id = any(${[...ids]}::bigint[])`.execute(connection);
  return rows;
}

/** Whether the role is ROOT, permits more than the actor, or opens a field that the actor's roles restrict. */
function permitsMore({ code, perms, field_rules }: RoleRights, actor: Actor): boolean {
  return (
    code === rootRole ||
    missingPerms(actor, perms).length > 0 ||
    fieldsBeyond(actor, undefined, field_rules ?? {}).length > 0
  );
}

function reachWith(utype: unknown, roles: readonly RoleRights[]): Reach {
  return reachOf(
    Number(utype),
    roles.map(({ scope }) => scope),
  );
}

function beyond(...fields: string[]) {
  return invalid(fields.map((field) => issueOf(field, 'beyondOwnRights')));
}

/**
 * Throws where the actor, unless ROOT, would reduce rows, pages, permissions or fields of a role that it holds itself:
 * that could lock everybody out.
 */
export async function assertKeepsOwnRole(
  changes: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (!current || isRoot(actor) || current.status !== 'enabled') return;
  const next = { ...current, ...changes };
  const fields: string[] = [];
  if (isNarrowerFor(actor, next.scope as Reach, current.scope as Reach)) fields.push('scope');
  if (await permitsLess(transaction, idsIn(next.menus), idsIn(current.menus))) fields.push('menus');
  if (fieldsTaken(rulesOf(next), rulesOf(current)).length > 0) fields.push('field_rules');
  if (fields.length === 0 || !(await isHeld(transaction, Number(current.id), actor))) return;
  throw invalid(fields.map((field) => issueOf(field, 'ownRole')));
}

/** Whether the first list of menus lacks a page or a permission of the second. */
async function permitsLess(
  transaction: Transaction,
  menus: readonly number[],
  others: readonly number[],
): Promise<boolean> {
  if (others.every((id) => menus.includes(id))) return false;
  const { rows } = await sql`
    (
      select perm from menu where id = any(${[...others]}::bigint[]) and perm is not null
      except select perm from menu where id = any(${[...menus]}::bigint[])
    )
    union all
    select path from menu where type in ('menu', 'iframe')
      and id = any(${[...others]}::bigint[]) and not id = any(${[...menus]}::bigint[])
    limit 1`.execute(transaction);
  return rows.length > 0;
}

async function isHeld(transaction: Transaction, role: number, actor: Actor): Promise<boolean> {
  const { rows } = await sql`
    select 1 from manager__roles where owner = ${actor.id} and target = ${role}`.execute(transaction);
  return rows.length > 0;
}
