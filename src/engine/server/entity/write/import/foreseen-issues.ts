import { addsBelowOwn, isInScope, rowScope } from '../../../../schema/access/row-scope';
import type { Issue } from '../../../../schema/contract/issue';
import { withNested } from '../../../../schema/model/nested-fields';
import { ownFieldsOf } from '../../../../schema/write/ref-where';
import type { Connection } from '../../../database/transaction';
import { issueOf } from '../../../http/invalid';
import type { Row, WriteRequest } from '../../context';
import { withInherited } from '../inherited-values';
import { unfitIssues } from '../unfit-references';
import { takenParams } from '../unique/taken-issues';
import { type Taken, takenValues } from '../unique/taken-values';
import type { ReadRow } from './read-row';

/**
 * Issues per row that depend on stored records: taken unique values, unfit references, rows outside the row scope.
 * One query per check covers all rows; fields that already have an issue are skipped.
 */
export async function foreseenIssues(
  connection: Connection,
  write: WriteRequest,
  rows: readonly ReadRow[],
): Promise<readonly Issue[][]> {
  const { context, entity } = write;
  const faulty = rows.map(({ issues }) => new Set(issues.map(({ field }) => headOf(field))));
  const sound = rows.map(({ values }, at) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !faulty[at]?.has(name))),
  );
  const whole = await withInherited(connection, context.model, entity, sound);
  const found = whole.map((row) => outOfScope(write, row));
  for (const taken of await takenValues(connection, write, whole)) {
    found[taken.index]?.push(takenIssue(taken, rows));
  }
  const deciding = withNested([...entity.fields.values()]).flatMap(({ refWhere }) =>
    refWhere ? ownFieldsOf(refWhere) : [],
  );
  const unfit = await unfitIssues(
    connection,
    context.model,
    entity,
    whole.map((row) => ({ row })),
  );
  for (const [at, issues] of unfit.entries()) {
    if (!deciding.some((name) => faulty[at]?.has(name))) found[at]?.push(...issues);
  }
  return found;
}

export function headOf(field: string): string {
  return field.split('.', 1)[0] ?? '';
}

/** The issue of a taken key, reported once: at the last field of the key that is not derived. */
function takenIssue(taken: Taken, rows: readonly ReadRow[]): Issue {
  const { fields, by } = taken;
  const field = fields.findLast(({ derived }) => !derived) ?? fields.at(-1);
  const params =
    by.kind === 'row'
      ? { fields: fields.map(({ name }) => name).join(','), line: rows[by.index]?.number ?? 0 }
      : takenParams(taken);
  return issueOf(field?.name ?? '', 'unique', params);
}

/** A column that only the database fills is checked after the insert. */
function outOfScope({ entity, actor }: WriteRequest, row: Row): Issue[] {
  const scope = rowScope(actor, entity);
  if (scope.kind !== 'some' || addsBelowOwn(actor, entity)) return [];
  const isKnown = row[scope.column] !== undefined && row[scope.column] !== null;
  return isKnown && !isInScope(scope, row) ? [issueOf(scope.column, 'outOfScope')] : [];
}
