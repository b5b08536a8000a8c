import { sql } from 'kysely';
import { type Actor, isRoot, type Reach } from '../../entity/access/actor';
import { fieldsTaken, isNarrowerFor } from '../../entity/access/role-limits';
import type { Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import { idsIn } from '../entity/write/scope';
import { invalid, issueOf } from '../http/invalid';
import { rulesOf } from './own-rights';

/** Nobody but ROOT takes, from a role that it holds itself, rows, pages, permissions or fields: that may lock everybody out. */
export async function assertKeepsOwnRole(
  given: Row,
  current: Row | undefined,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (!current || isRoot(actor) || current.status !== 'enabled') return;
  const next = { ...current, ...given };
  const fields: string[] = [];
  if (isNarrowerFor(actor, next.scope as Reach, current.scope as Reach)) fields.push('scope');
  if (await permitsLess(transaction, idsIn(next.menus), idsIn(current.menus))) fields.push('menus');
  if (fieldsTaken(rulesOf(next), rulesOf(current)).length > 0) fields.push('field_rules');
  if (fields.length === 0 || !(await isHeld(transaction, Number(current.id), actor))) return;
  throw invalid(fields.map((field) => issueOf(field, 'ownRole')));
}

/** Whether the one list of menus lacks a page or a permission that the other holds. */
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
