import { sql } from 'kysely';
import { accountOf } from '../../schema/access/principal';
import { AppError } from '../../schema/contract/app-error';
import type { Issue } from '../../schema/contract/issue';
import type { Model } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { highestSort } from '../../schema/menu/menu-position';
import { isSame } from '../../schema/write/merge';
import type { Connection, Transaction } from '../database/transaction';
import type { ParsedBody, Row } from '../entity/context';
import { invalid } from '../http/invalid';
import { applyTree } from './apply-tree';
import { readEntries } from './menu-entry';
import { keepLeftRevision } from './revisions';
import { notifyHolders } from './role-effects';
import { lockRoles } from './tree-lock';

/**
 * Parses the body of a menu. `roles` are its new roles, and `roles_from` those that the caller had read, as an
 * optimistic lock. A new menu must have a `parent`, null at the top; in an import the cell is empty for the top. Without
 * a `sort` it becomes the last one.
 */
export function parseMenuBody(body: Row, change: 'create' | 'update', model: Model): ParsedBody {
  const { roles, roles_from: from, ...fields } = body;
  const issues: Issue[] = [];
  if (change === 'create' && fields.parent === undefined) {
    issues.push({ field: 'parent', rule: 'parentMissing', params: {} });
  }
  for (const [field, codes] of Object.entries({ roles, roles_from: from })) {
    if (codes !== undefined && !isCodes(codes))
      issues.push({ field, rule: 'type', params: { type: 'array' } });
  }
  const complete = change === 'create' && fields.sort === undefined ? placedLast : undefined;
  const taken = { fields, issues, ...(complete && { complete }) };
  if (!isCodes(roles)) return taken;
  const assignment = { roles, ...(isCodes(from) && { from }) };
  return {
    ...taken,
    async store(id, principal, transaction) {
      const actor = accountOf(principal);
      await keepLeftRevision(transaction);
      await lockRoles(transaction);
      const current = await readEntries(transaction, 'all');
      const wanted = await withAssigned(transaction, current, id, assignment);
      await applyTree(transaction, model, actor, current, wanted, 'roles');
      await notifyHolders(transaction, actor, current, wanted);
    },
  };
}

function isCodes(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}

async function placedLast(menu: Row, transaction: Transaction): Promise<Row> {
  const { rows } = await sql<{ sort: number }>`
    select least(coalesce(max(sort), 0) + 1, ${highestSort}) as sort from menu
    where parent is not distinct from ${menu.parent}::bigint`.execute(transaction);
  return { ...menu, ...rows[0] };
}

interface Assignment {
  readonly roles: readonly string[];
  /** The roles that the caller had read. */
  readonly from?: readonly string[];
}

/**
 * The menus after the roles of one were replaced. Throws a 422 for an unknown role, and `stale` unless the current roles
 * are `from`: no version of the menu or of a role covers this relation.
 */
async function withAssigned(
  connection: Connection,
  current: readonly MenuEntry[],
  id: number,
  { roles, from }: Assignment,
): Promise<readonly MenuEntry[]> {
  const entry = current.find((one) => one.id === id);
  if (!entry) throw new AppError('notFound');
  if (from && !isSame([...from].sort(), [...entry.roles].sort())) {
    throw new AppError('stale', {}, { record: entry, fields: ['roles'] });
  }
  const codes = await roleCodes(connection, roles);
  return current.map((one) => (one.id === id ? { ...one, roles: codes } : one));
}

/** The codes, sorted and without duplicates. Throws a 422 for an unknown role. */
export async function roleCodes(connection: Connection, roles: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from role where code = any(${[...roles]}::text[]) order by code`.execute(connection);
  if (rows.length < new Set(roles).size) throw invalid([{ field: 'roles', rule: 'reference', params: {} }]);
  return rows.map(({ code }) => code);
}
