import type { Principal } from '../../../schema/access/principal';
import { rowScope } from '../../../schema/access/row-scope';
import { AppError } from '../../../schema/contract/app-error';
import type { ConflictData } from '../../../schema/contract/envelope';
import { defaultLanguage } from '../../../schema/contract/language';
import type { Entity } from '../../../schema/model/entity';
import { recordLabel } from '../../../schema/model/record-label';
import { linkFields, linkTable } from '../../database/columns';
import { quote } from '../../database/sql-text';
import { run } from '../../database/statement';
import { afterCommit, type Transaction } from '../../database/transaction';
import type { Row, WriteRequest } from '../context';
import { recordLimits } from '../record-limits';
import { answeredRow } from './answered-row';
import { assertAllFound, naming } from './change-records';
import { type Entry, entriesCte } from './change-statement';
import { changesBetween } from './history-entry';
import type { ReadVersions } from './intent';
import { idOfRow, lockRows, versionOf } from './stored-rows';
import { assertWithinLimits } from './within-limits';
import { historyInsert, writer, writerParameters } from './write-history';

/** Maximum number of records that an error names. */
const mostNames = 5;

/** Deletes all records, or throws `stale` if the version of one differs from the version that was read. */
export async function deleteRecords(
  transaction: Transaction,
  write: WriteRequest,
  ids: readonly number[],
  versions: ReadVersions,
): Promise<void> {
  const { context, entity, actor } = write;
  const rows = await lockRows(transaction, entity, ids, rowScope(actor, entity));
  assertAllFound(ids, rows);
  const hook = context.hooks[entity.name];
  const limits = await recordLimits(write, rows, transaction);
  for (const row of rows) {
    await naming(write, row, async () => assertWithinLimits(write, row, limits.get(idOfRow(row)), 'delete'));
  }
  const changed = rows.filter((row) => versionOf(row) !== (versions.get(idOfRow(row)) ?? versionOf(row)));
  if (changed.length > 0) throw stale(actor, entity, changed, ids.length > 1);
  afterCommit(transaction, () => context.changed(entity, rows));
  const prepare = hook?.prepareDelete;
  if (!prepare) return deleteAll(transaction, entity, actor, rows);
  // One record at a time: the hook may read others, and must not find those that are already deleted.
  for (const row of referrersFirst(entity, rows)) {
    await naming(write, row, () => prepare(row, actor, transaction));
    await deleteAll(transaction, entity, actor, [row]);
  }
}

/** The error for a delete of several records names the changed ones. */
function stale(actor: Principal, entity: Entity, changed: readonly Row[], isOfMany: boolean): AppError {
  const records = changed.map((row) => answeredRow(actor, entity, row));
  const [record = {}] = records;
  if (!isOfMany) return new AppError('stale', {}, { record, fields: [] } satisfies ConflictData);
  const names = records
    .slice(0, mostNames)
    .map((one) => recordLabel(entity, one, defaultLanguage) ?? `ID ${one.id}`);
  const more = records.length > mostNames ? ', …' : '';
  const data: ConflictData = { record, fields: [], records };
  return new AppError('stale', { names: names.join(', ') + more }, data);
}

async function deleteAll(
  transaction: Transaction,
  entity: Entity,
  actor: Principal,
  rows: readonly Row[],
): Promise<void> {
  // The foreign keys of links among these records would block the delete, so their links go first.
  const unlinked = linkFields(entity)
    .filter((field) => field.ref === entity.name)
    .map((field, at) => {
      const table = quote(linkTable(entity, field));
      return `unlinked_${at} as (delete from ${table} where owner in (select record_id from entry))`;
    });
  const parameters = writerParameters(actor);
  const entries = rows.map((row) => entryOf(entity, row));
  const parts = [
    writer,
    entriesCte(entries, parameters),
    ...unlinked,
    `gone as (
  delete from ${quote(entity.table)} where id in (select record_id from entry)
)`,
    ...historyInsert(entity, "'delete'", 'entry'),
  ];
  await run(transaction, parameters.statement(`with ${parts.join(', ')}\nselect 1`));
}

function entryOf(entity: Entity, row: Row): Entry {
  return { record_id: idOfRow(row), version: versionOf(row) + 1, changes: changesBetween(entity, row, {}) };
}

/** Sorts the rows so that each precedes the rows it refers to; rows of a cycle come in any order. */
function referrersFirst(entity: Entity, rows: readonly Row[]): readonly Row[] {
  const own = [...entity.fields.values()].filter((field) => field.ref === entity.name);
  if (own.length === 0) return rows;
  const waiting = new Map(rows.map((row) => [idOfRow(row), row]));
  const ordered: Row[] = [];
  const visit = (row: Row): void => {
    if (!waiting.delete(idOfRow(row))) return;
    for (const id of own.flatMap(({ name }) => (row[name] ?? []) as number | number[])) {
      const target = waiting.get(id);
      if (target) visit(target);
    }
    ordered.push(row);
  };
  for (const row of rows.toReversed()) visit(row);
  return ordered.reverse();
}
