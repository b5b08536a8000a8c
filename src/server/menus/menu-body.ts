import type { Issue } from '../../entity/issue';
import type { Model } from '../../entity/model';
import type { Row, TakenBody } from '../context';
import { applyTree } from './apply-tree';
import { type Assignment, isCodes, notCodes, withAssigned } from './assign-roles';
import { readEntries } from './menu-entry';
import { noteChanges } from './note-changes';
import { lockRoles } from './publish';
import { keepLeftRevision } from './revisions';

/**
 * Reads the body of a menu: besides its fields, the `roles` that shall hold it and, for who takes care to
 * undo nobody's work, as `roles_from` those that were seen to. A new menu says where it stands: at the top by
 * a null. An import cannot, its empty cells are the top.
 */
export function takeMenu(body: Row, change: 'create' | 'update', model: Model): TakenBody {
  const { roles, roles_from: from, ...fields } = body;
  const issues: Issue[] = [];
  if (change === 'create' && fields.parent === undefined) {
    issues.push({ field: 'parent', rule: 'parentMissing', params: {} });
  }
  if (roles !== undefined && !isCodes(roles)) issues.push(notCodes('roles'));
  if (from !== undefined && !isCodes(from)) issues.push(notCodes('roles_from'));
  if (!isCodes(roles)) return { fields, issues };
  const assignment: Assignment = { roles, from: isCodes(from) ? from : undefined };
  return {
    fields,
    issues,
    async store(id, actor, transaction) {
      await keepLeftRevision(transaction);
      await lockRoles(transaction);
      const current = await readEntries(transaction, 'all');
      const wanted = await withAssigned(transaction, current, id, assignment);
      await applyTree(transaction, model, actor, current, wanted, 'roles');
      await noteChanges(transaction, actor, current, wanted);
    },
  };
}
