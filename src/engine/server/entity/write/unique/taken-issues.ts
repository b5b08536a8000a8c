import { AppError } from '../../../../schema/contract/app-error';
import type { Issue } from '../../../../schema/contract/issue';
import { invalid, issueOf } from '../../../http/invalid';
import type { Row, WriteRequest } from '../../context';
import { withInherited } from '../inherited-values';
import { type Holder, type Taken, takenValues } from './taken-values';

/** The message of the issue depends on which of these parameters are set. */
export function takenParams({ fields, by }: Taken): Issue['params'] {
  const known: Holder = by.kind === 'record' ? by : {};
  return {
    ...((fields.length > 1 || known.called !== undefined) && {
      fields: fields.map(({ name }) => name).join(','),
    }),
    ...(known.id !== undefined && { record: known.id }),
    ...(known.called !== undefined && { called: known.called }),
  };
}

/**
 * Runs a write of one record. If a unique value is taken, the error names the other record, as far as the actor may
 * see it. `attempted` returns the record that `work` tries to store.
 */
export async function withTakenIssues<T>(
  write: WriteRequest,
  attempted: () => Promise<Row>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const { database, model } = write.context;
    const rows = await withInherited(database.kysely, model, write.entity, [await attempted()]);
    const taken = await takenValues(database.kysely, write, rows);
    const issues = taken.flatMap((one) =>
      one.fields.map(({ name }) => issueOf(name, 'unique', takenParams(one))),
    );
    // The other record may have been deleted meanwhile.
    if (issues.length === 0) throw error;
    throw invalid(issues);
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof AppError) || error.error !== 'invalid') return false;
  const { issues } = error.data as { readonly issues: readonly Issue[] };
  return issues.some(({ rule }) => rule === 'unique');
}
