import { sql } from 'kysely';
import { accountOf } from '../../entity/access/principal';
import type { Issue } from '../../entity/contract/issue';
import type { Model } from '../../entity/declaration/model';
import { highestSort } from '../../entity/menu/menu-place';
import type { Transaction } from '../database/transaction';
import type { Row, TakenBody } from '../entity/context';
import { applyTree } from './apply-tree';
import { type Assignment, isCodes, notCodes, withAssigned } from './assign-roles';
import { readEntries } from './menu-entry';
import { noteChanges } from './note-changes';
import { lockRoles } from './publish';
import { keepLeftRevision } from './revisions';

/**
 * Reads the body of a menu: its fields, the `roles` that shall hold it, and as `roles_from` the roles that the caller
 * had read, so that no change of another caller is undone. A new menu must name its parent, null at the top; in an
 * import an empty cell is the top. A new menu without a `sort` is placed last.
 */
export function takeMenu(body: Row, change: 'create' | 'update', model: Model): TakenBody {
  const { roles, roles_from: from, ...fields } = body;
  const issues: Issue[] = [];
  if (change === 'create' && fields.parent === undefined) {
    issues.push({ field: 'parent', rule: 'parentMissing', params: {} });
  }
  if (roles !== undefined && !isCodes(roles)) issues.push(notCodes('roles'));
  if (from !== undefined && !isCodes(from)) issues.push(notCodes('roles_from'));
  const complete = change === 'create' && fields.sort === undefined ? placedLast : undefined;
  const taken = { fields, issues, ...(complete && { complete }) };
  if (!isCodes(roles)) return taken;
  const assignment: Assignment = { roles, from: isCodes(from) ? from : undefined };
  return {
    ...taken,
    async store(id, principal, transaction) {
      const actor = accountOf(principal);
      await keepLeftRevision(transaction);
      await lockRoles(transaction);
      const current = await readEntries(transaction, 'all');
      const wanted = await withAssigned(transaction, current, id, assignment);
      await applyTree(transaction, model, actor, current, wanted, 'roles');
      await noteChanges(transaction, actor, current, wanted);
    },
  };
}

async function placedLast(given: Row, transaction: Transaction): Promise<Row> {
  const { rows } = await sql<{ sort: number }>`
    select least(coalesce(max(sort), 0) + 1, ${highestSort}) as sort from menu
    where parent is not distinct from ${given.parent}::bigint`.execute(transaction);
  return { ...given, ...rows[0] };
}
