import { sql } from 'kysely';
import { addsBelowOwn, isInScope, rowScope } from '../../../../schema/access/row-scope';
import { AppError } from '../../../../schema/contract/app-error';
import type { Issue } from '../../../../schema/contract/issue';
import { isRetryable, outageOf } from '../../../database/error-kind';
import { identify } from '../../../database/insert';
import { quote } from '../../../database/sql-text';
import { run } from '../../../database/statement';
import { afterCommit, type Transaction } from '../../../database/transaction';
import { issueOf } from '../../../http/invalid';
import type { Prepare, Row, WriteRequest } from '../../context';
import { callerErrorOf } from '../database-error';
import { idOfRow } from '../stored-rows';
import { unfitIssues } from '../unfit-references';
import { insertStatement } from './insert-statement';
import { inLine, type ReadRow } from './read-row';

const chunkSize = 500;

/** Maximum number of issues in a response. */
export const issueLimit = 200;

interface Insertion {
  readonly write: WriteRequest;
  readonly transaction: Transaction;
  readonly prepare: Prepare | undefined;
}

export interface Inserted {
  readonly ids: readonly number[];
  /** Issues of rows; if there are any, the caller must roll back. */
  readonly issues: readonly Issue[];
}

/**
 * Inserts in chunks. The rows have passed all checks; a chunk that the database still refuses is bisected to find the
 * rows at fault.
 */
export async function insertRows(
  write: WriteRequest,
  transaction: Transaction,
  rows: readonly ReadRow[],
): Promise<Inserted> {
  const { context, entity, actor } = write;
  const ids: number[] = [];
  const issues: Issue[] = [];
  const prepare = context.hooks[entity.name]?.prepare?.(actor, transaction);
  const insertion = { write, transaction, prepare };
  // With a hook, one record at a time: the hook may read records that this request has already stored.
  const size = prepare ? 1 : chunkSize;
  for (let start = 0; start < rows.length && issues.length < issueLimit; start += size) {
    const chunk = rows.slice(start, start + size);
    const inserted = await insertChunk(insertion, chunk);
    ids.push(...inserted.ids);
    issues.push(...inserted.issues);
  }
  return { ids, issues };
}

async function insertChunk(insertion: Insertion, rows: readonly ReadRow[]): Promise<Inserted> {
  const { write, transaction, prepare } = insertion;
  const { context, entity, actor } = write;
  await sql`savepoint chunk`.execute(transaction);
  try {
    const values: Row[] = [];
    for (const row of rows) {
      values.push(prepare ? await prepare(row.values, undefined) : row.values);
    }
    const records = await identify(transaction, quote(entity.table), values);
    const stored = await run<Row>(transaction, insertStatement(entity, actor, records));
    const ids = records.map(idOfRow);
    await sql`release savepoint chunk`.execute(transaction);
    const byId = new Map(stored.map((row) => [idOfRow(row), row]));
    const written = ids.map((id, at) => ({ row: { ...rows[at]?.values, ...byId.get(id) } }));
    afterCommit(transaction, () => context.changed(entity, stored));
    const unfit = await unfitIssues(transaction, context.model, entity, written);
    const issues = unfit.flatMap((found, at) => inLine(rows[at]?.number ?? 0, found));
    return { ids, issues: [...outOfScope(write, ids, rows, stored), ...issues] };
  } catch (error) {
    if (isRetryable(error) || outageOf(error)) throw error;
    await sql`rollback to savepoint chunk`.execute(transaction);
    if (rows.length > 1) return insertHalves(insertion, rows);
    const known =
      error instanceof AppError ? error : await callerErrorOf(transaction, context.model, entity, error);
    if (known?.error !== 'invalid') throw known ?? error;
    return { ids: [], issues: inLine(rows[0]?.number ?? 0, (known.data as { issues: Issue[] }).issues) };
  }
}

async function insertHalves(insertion: Insertion, rows: readonly ReadRow[]): Promise<Inserted> {
  const middle = Math.ceil(rows.length / 2);
  const ids: number[] = [];
  const issues: Issue[] = [];
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    if (issues.length >= issueLimit) break;
    const inserted = await insertChunk(insertion, half);
    ids.push(...inserted.ids);
    issues.push(...inserted.issues);
  }
  return { ids, issues };
}

function outOfScope(
  { entity, actor }: WriteRequest,
  ids: readonly number[],
  rows: readonly ReadRow[],
  stored: readonly Row[],
): Issue[] {
  const scope = rowScope(actor, entity);
  if (scope.kind !== 'some' || addsBelowOwn(actor, entity)) return [];
  const byId = new Map(stored.map((row) => [idOfRow(row), row]));
  return rows.flatMap((row, at) => {
    const id = ids[at];
    const isMine = id !== undefined && isInScope(scope, byId.get(id) ?? {});
    return isMine ? [] : inLine(row.number, [issueOf(scope.column, 'outOfScope')]);
  });
}
