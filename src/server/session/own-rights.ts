import { sql } from 'kysely';
import { type Actor, isRoot, type Reach, reachOf, type UserType } from '../../entity/actor';
import type { FieldRules } from '../../entity/field-rules';
import { isSame } from '../../entity/merge';
import { fieldsBeyond, isWider, lackedBy } from '../../entity/role-limits';
import type { Row } from '../context';
import { invalid } from '../write/invalid';
import { idsIn } from '../write/scope';
import type { Connection, Transaction } from '../write/transaction';

interface RoleRights {
  readonly id: number;
  readonly scope: Reach;
  readonly perms: readonly string[];
  readonly field_rules: FieldRules | null;
}

/** What decides about the rights of an account. */
const deciding = ['roles', 'utype', 'pcode', 'store'];

/** What lets somebody into an account, or keeps them out. */
const opening = ['username', 'password', 'available'];

/**
 * Nobody but ROOT changes its own rights, gives an account more than it has itself, or lays hands on the
 * rights and the ways into an account that has more.
 */
export async function assertAccountWithinRights(
  given: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (isRoot(actor)) return;
  const isChanged = (name: string) => name in given && !isSame(given[name], current?.[name]);
  const changed = deciding.filter(isChanged);
  if (current?.id === actor.id) {
    const issues = changed.map((field) => ({ field, rule: 'ownRights', params: {} }));
    if (issues.length > 0) throw invalid(issues);
  } else if (current) {
    const touched = [...changed, ...opening.filter(isChanged)];
    if (touched.length > 0) await assertNotWider(current, touched, actor, transaction);
  }
  if (!changed.includes('roles') && !changed.includes('utype')) return;
  const next = { ...current, ...given };
  const roles = await rightsOf(transaction, idsIn(next.roles));
  const had = new Set(idsIn(current?.roles));
  const isBeyond = (role: RoleRights) =>
    !had.has(role.id) && (isWider(role.scope, actor.scope) || permitsMore(role, actor));
  if (roles.some(isBeyond)) throw beyond('roles');
  if (isWider(reachWith(next, roles), actor.scope)) throw beyond('utype');
}

/** Throws where the account has rights that the actor lacks, also by roles that are disabled at the moment. */
export async function assertNotWider(
  account: Row,
  fields: readonly string[],
  actor: Actor,
  connection: Connection,
): Promise<void> {
  if (isRoot(actor)) return;
  const roles = await rightsOf(connection, idsIn(account.roles));
  const hasMore =
    isWider(reachWith(account, roles), actor.scope) || roles.some((role) => permitsMore(role, actor));
  if (hasMore) throw invalid(fields.map((field) => ({ field, rule: 'widerAccount', params: {} })));
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

async function rightsOf(connection: Connection, ids: readonly number[]): Promise<RoleRights[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RoleRights>`
    select r.id, r.scope, r.field_rules, array(
      select distinct n.perm from role__menus opened join menu n on n.id = opened.target
      where opened.owner = r.id and n.perm is not null
    ) as perms
    from role r where r.id = any(${[...ids]}::bigint[])`.execute(connection);
  return rows;
}

/** Whether the role holds a permission that the actor lacks, or opens a field that the actor's roles keep back. */
function permitsMore({ perms, field_rules }: RoleRights, actor: Actor): boolean {
  return lackedBy(actor, perms).length > 0 || fieldsBeyond(actor, undefined, field_rules ?? {}).length > 0;
}

function reachWith(account: Row, roles: readonly RoleRights[]): Reach {
  return reachOf(
    Number(account.utype) as UserType,
    roles.map(({ scope }) => scope),
  );
}

function beyond(field: string) {
  return invalid([{ field, rule: 'beyondOwnRights', params: {} }]);
}
