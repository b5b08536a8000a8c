import { noLimits } from '../../../schema/access/record-limits';
import { rowScope } from '../../../schema/access/row-scope';
import { AppError } from '../../../schema/contract/app-error';
import type { MissingData } from '../../../schema/contract/envelope';
import { linkFields } from '../../database/columns';
import { run } from '../../database/statement';
import { afterCommit, type Transaction } from '../../database/transaction';
import { invalid } from '../../http/invalid';
import type { Row, WriteRequest } from '../context';
import { recordLimits } from '../record-limits';
import { changeStatement } from './change-statement';
import { changesBetween } from './history-entry';
import type { Intent } from './intent';
import { labelParameter } from './label-parameter';
import { plannedChanges } from './planned-changes';
import { assertInScope, assertReferences } from './scope';
import { assertStorable } from './storable-values';
import { idOfRow, lockRows, versionOf } from './stored-rows';
import { unfitIssues } from './unfit-references';

interface Change {
  readonly current: Row;
  readonly values: Row;
}

/**
 * Applies the intent to all records, or throws an error with the id of the record at fault. Returns the whole records.
 */
export async function changeRecords(
  transaction: Transaction,
  write: WriteRequest,
  ids: readonly number[],
  intent: Intent,
): Promise<Row[]> {
  const { context, entity, actor } = write;
  const rows = await lockRows(transaction, entity, ids, rowScope(actor, entity));
  assertAllFound(ids, rows);
  const hook = context.hooks[entity.name];
  const prepare = hook?.prepare?.(actor, transaction);
  // With a hook, one record at a time: the hook may read records that this request has already changed.
  const portions = prepare ? rows.map((row) => [row]) : [rows];
  const limits = await recordLimits(write, rows, transaction);
  const written = new Map<number, Row>();
  for (const portion of portions) {
    const changes: Change[] = [];
    for (const current of portion) {
      const id = idOfRow(current);
      const values = await naming(write, current, () =>
        plannedChanges(transaction, write, current, intent, prepare, limits.get(id) ?? noLimits),
      );
      if (Object.keys(values).length > 0) changes.push({ current, values });
    }
    for (const group of groupedByValues(changes)) {
      for (const row of await store(transaction, write, intent, group)) {
        written.set(idOfRow(row), row);
      }
    }
  }
  assertInScope(actor, entity, [...written.values()]);
  const whole = rows.map((row) => ({ ...row, ...written.get(idOfRow(row)) }));
  const changed = whole.map((row, at) => ({ row, before: rows[at] ?? {} }));
  const unfit = await unfitIssues(transaction, context.model, entity, changed);
  for (const [at, issues] of unfit.entries()) {
    if (issues.length === 0) continue;
    await naming(write, rows[at] ?? {}, () => Promise.reject(invalid(issues)));
  }
  afterCommit(transaction, () => context.changed(entity, [...rows, ...whole]));
  return whole;
}

/** Throws `notFound` for ids without a row: with the id, or for many records with all such ids. */
export function assertAllFound(ids: readonly number[], rows: readonly Row[]): void {
  const found = new Set(rows.map(idOfRow));
  const missing = ids.filter((id) => !found.has(id));
  const [id] = missing;
  if (id === undefined) return;
  throw new AppError('notFound', { id }, ids.length > 1 ? ({ missing } satisfies MissingData) : null);
}

/** Adds the id and the label of the record to errors that `work` throws. */
export async function naming<T>(
  { entity, actor }: Pick<WriteRequest, 'entity' | 'actor'>,
  row: Row,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const params = { ...error.params, id: idOfRow(row), ...labelParameter(actor, entity, row) };
    throw new AppError(error.error, params, error.data, { cause: error.cause });
  }
}

/** One statement writes all records that get the same values. */
function groupedByValues(changes: readonly Change[]): Iterable<readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify(change.values);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups.values();
}

async function store(
  transaction: Transaction,
  write: WriteRequest,
  { name: action, effects = {} }: Intent,
  group: readonly Change[],
): Promise<Row[]> {
  const { entity, actor } = write;
  const values = group[0]?.values ?? {};
  // The declared effects of an action may set references outside the actor's row scope.
  const sent = only(
    values,
    Object.keys(values).filter((name) => !(name in effects)),
  );
  await assertReferences(transaction, write, sent);
  await assertStorable(transaction, write, sent);
  const entries = group.map(({ current }) => ({
    record_id: idOfRow(current),
    version: versionOf(current) + 1,
    changes: changesBetween(entity, only(current, Object.keys(values)), values),
  }));
  const rows = await run<Row>(transaction, changeStatement(entity, actor, action, values, entries));
  const links = only(
    values,
    linkFields(entity).map((field) => field.name),
  );
  return rows.map((row) => ({ ...row, ...links }));
}

function only(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]));
}
