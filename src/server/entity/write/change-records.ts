import { noLimits } from '../../../entity/access/record-limits';
import { rowScope } from '../../../entity/access/row-scope';
import { AppError } from '../../../entity/contract/app-error';
import type { MissingData } from '../../../entity/contract/envelope';
import { linkFields } from '../../database/columns';
import { run } from '../../database/statement';
import { afterCommit, type Transaction } from '../../database/transaction';
import { invalid } from '../../http/invalid';
import type { Row, Writing } from '../context';
import { recordLimits } from '../record-limits';
import { calledOf } from './called';
import { changeStatement } from './change-statement';
import { assertGivable } from './givable-values';
import { changesBetween } from './history-entry';
import type { Intent } from './intent';
import { plannedChanges } from './planned-changes';
import { assertInScope, assertReferences } from './scope';
import { idOfRow, lockRows, versionOf } from './stored-rows';
import { unfitIssues } from './unfit-references';

interface Change {
  readonly current: Row;
  readonly values: Row;
}

/**
 * Brings the intent onto all of the records or throws: what stands against a
 * record names its id. Gives the whole records as they are then.
 */
export async function changeRecords(
  transaction: Transaction,
  writing: Writing,
  ids: readonly number[],
  intent: Intent,
): Promise<Row[]> {
  const { context, entity, actor } = writing;
  const rows = await lockRows(transaction, entity, ids, rowScope(actor, entity));
  assertAllFound(ids, rows);
  const hook = context.hooks[entity.name];
  const prepare = hook?.prepare?.(actor, transaction);
  // A hook may look at other records, and must find what this call has made of them so far.
  const portions = prepare ? rows.map((row) => [row]) : [rows];
  const limits = await recordLimits(writing, rows, transaction);
  const written = new Map<number, Row>();
  for (const portion of portions) {
    const changes: Change[] = [];
    for (const current of portion) {
      const id = idOfRow(current);
      const values = await naming(writing, current, () =>
        plannedChanges(transaction, writing, current, intent, prepare, limits.get(id) ?? noLimits),
      );
      if (Object.keys(values).length > 0) changes.push({ current, values });
    }
    for (const group of groupedByValues(changes)) {
      for (const row of await store(transaction, writing, intent, group)) {
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
    await naming(writing, rows[at] ?? {}, () => Promise.reject(invalid(issues)));
  }
  afterCommit(transaction, () => context.changed(entity, [...rows, ...whole]));
  return whole;
}

/** Throws `notFound` with the first id that has no row; of many records, tells all of those. */
export function assertAllFound(ids: readonly number[], rows: readonly Row[]): void {
  const found = new Set(rows.map(idOfRow));
  const missing = ids.filter((id) => !found.has(id));
  const [id] = missing;
  if (id === undefined) return;
  throw new AppError('notFound', { id }, ids.length > 1 ? ({ missing } satisfies MissingData) : null);
}

/** Puts the id of the record into an error that is about it, and what it is called. */
export async function naming<T>(
  { entity, actor }: Pick<Writing, 'entity' | 'actor'>,
  row: Row,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const params = { ...error.params, id: idOfRow(row), ...calledOf(actor, entity, row) };
    throw new AppError(error.error, params, error.data, { cause: error.cause });
  }
}

/** Records that get the same values are written by one statement. */
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
  writing: Writing,
  { name: action, effects = {} }: Intent,
  group: readonly Change[],
): Promise<Row[]> {
  const { entity, actor } = writing;
  const values = group[0]?.values ?? {};
  // What the entity itself declares may be out of the actor's reach.
  const given = only(
    values,
    Object.keys(values).filter((name) => !(name in effects)),
  );
  await assertReferences(transaction, writing, given);
  await assertGivable(transaction, writing, given);
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
