import { AppError } from '../../../../entity/contract/app-error';
import type { Issue } from '../../../../entity/contract/issue';
import { invalid, issueOf } from '../../../http/invalid';
import type { Row, Writing } from '../../context';
import { type Holder, type Taken, takenValues } from './taken-values';

/** The sentence of an issue follows from these. */
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
 * Does the write of one record. Where a value is taken, the error names the record that has it, as far as the actor may
 * know of it; `attempted` is the record that was to be stored.
 */
export async function namingTaken<T>(
  writing: Writing,
  attempted: () => Promise<Row>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const taken = await takenValues(writing.context.database.kysely, writing, [await attempted()]);
    const issues = taken.flatMap((one) =>
      one.fields.map(({ name }) => issueOf(name, 'unique', takenParams(one))),
    );
    // The other record may be gone by now.
    if (issues.length === 0) throw error;
    throw invalid(issues);
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof AppError) || error.error !== 'invalid') return false;
  const { issues } = error.data as { readonly issues: readonly Issue[] };
  return issues.some(({ rule }) => rule === 'unique');
}
