import { sql } from 'kysely';
import { type Actor, isRoot, type Reach, reachOf, rootRole, type UserType } from '../../entity/actor';
import type { FieldRules } from '../../entity/field-rules';
import { isSame } from '../../entity/merge';
import { fieldsBeyond, isWider, lackedBy } from '../../entity/role-limits';
import type { Row } from '../context';
import { invalid } from '../write/invalid';
import { idsIn } from '../write/scope';
import type { Connection, Transaction } from '../write/transaction';

export interface RoleRights {
  readonly id: number;
  readonly code: string;
  readonly scope: Reach;
  readonly perms: readonly string[];
  readonly field_rules: FieldRules | null;
}

/** Nobody but ROOT gives an account more than it has itself. */
export async function assertAccountWithinRights(
  given: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (isRoot(actor)) return;
  const isChanged = (name: string) => name in given && !isSame(given[name], current?.[name]);
  if (!isChanged('roles') && !isChanged('utype')) return;
  const next = { ...current, ...given };
  const roles = await rightsOf(transaction, idsIn(next.roles));
  const had = new Set(idsIn(current?.roles));
  const isBeyond = (role: RoleRights) =>
    !had.has(role.id) && (isWider(role.scope, actor.scope) || permitsMore(role, actor));
  if (roles.some(isBeyond)) throw beyond('roles');
  if (isWider(reachWith(next.utype, roles), actor.scope)) throw beyond('utype');
}

/** Whether an account has rights that the actor lacks, also by roles that are disabled at the moment. */
export function isWiderAccount(actor: Actor, utype: unknown, roles: readonly RoleRights[]): boolean {
  return isWider(reachWith(utype, roles), actor.scope) || roles.some((role) => permitsMore(role, actor));
}

/** Nobody but ROOT has a role permit or reach more than it may itself. */
export async function assertRoleWithinRights(
  given: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (isRoot(actor)) return;
  const next = { ...current, ...given };
  const isOpened = current?.status !== 'enabled' && next.status === 'enabled';
  if (next.scope !== current?.scope || isOpened) {
    if (isWider((next.scope ?? 'all') as Reach, actor.scope)) throw beyond('scope');
  }
  const kept = isOpened ? undefined : rulesOf(current);
  if (fieldsBeyond(actor, kept, rulesOf(next)).length > 0) throw beyond('field_rules');
  const had = new Set(isOpened ? [] : idsIn(current?.menus));
  const added = idsIn(next.menus).filter((id) => !had.has(id));
  if (added.length === 0) return;
  const { rows } = await sql<{ perm: string }>`
    select distinct perm from menu where id = any(${added}::bigint[]) and perm is not null`.execute(
    transaction,
  );
  const perms = rows.map(({ perm }) => perm);
  if (lackedBy(actor, perms).length > 0) throw beyond('menus');
}

/** What a role keeps back; nothing where there is no role yet. */
export function rulesOf(role: Row | undefined): FieldRules {
  return (role?.field_rules ?? {}) as FieldRules;
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

/** Whether the role permits more than somebody who is not ROOT may, or opens a field that the actor's roles keep back. */
function permitsMore({ code, perms, field_rules }: RoleRights, actor: Actor): boolean {
  return (
    code === rootRole ||
    lackedBy(actor, perms).length > 0 ||
    fieldsBeyond(actor, undefined, field_rules ?? {}).length > 0
  );
}

function reachWith(utype: unknown, roles: readonly RoleRights[]): Reach {
  return reachOf(
    Number(utype) as UserType,
    roles.map(({ scope }) => scope),
  );
}

function beyond(field: string) {
  return invalid([{ field, rule: 'beyondOwnRights', params: {} }]);
}
