import { systemSchema } from '../../schema/contract/app';
import type { Model } from '../../schema/declaration/model';
import { filePattern, mayNameFiles } from '../../schema/model/file-fields';
import { storedFields } from '../database/columns';
import type { Database } from '../database/database';
import { quote } from '../database/sql-text';
import { run } from '../database/statement';
import { inTransaction, type Transaction } from '../database/transaction';

/** For how long an uploaded file may wait in an open form before a record names it. */
const grace = 24 * 3_600_000;

/** Number of records that one statement reads. */
const readAtOnce = 5000;
/** Number of files that one statement deletes. */
const deletedAtOnce = 100;

const sweepLock = 'sweep of files';

/**
 * Deletes files that are older than a day and that no record, draft, revision or history names; returns their number.
 * Works in small steps, between which other connections get their turn; ends early where another server sweeps or
 * `signal` aborts.
 */
export async function sweepFiles(
  database: Database,
  model: Model,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const old = [new Date(now.getTime() - grace)];
  const stored = await run<{ id: string }>(database.kysely, {
    sql: `select id from ${systemSchema}.stored_file where create_time < $1`,
    parameters: old,
  });
  const loose = new Set(stored.map(({ id }) => id));
  for (const page of holders(model)) {
    for (let last: number | null = 0; last !== null && loose.size > 0; ) {
      if (signal?.aborted) return 0;
      const rows: Read[] | undefined = await readNext(database, page, last);
      if (!rows) return 0;
      for (const id of rows[0]?.named ?? []) loose.delete(id);
      last = rows[0]?.last ?? null;
    }
  }
  return deleteFiles(database, [...loose], signal);
}

function readNext(database: Database, page: string, after: number): Promise<Read[] | undefined> {
  return inTurn(database, (turn) => run<Read>(turn, { sql: page, parameters: [after, readAtOnce] }));
}

/** Uses by deleted drafts remain until their files are deleted. */
const deleteWithUses = `with unused as (delete from ${systemSchema}.file_use where file = any($1::text[]))
delete from ${systemSchema}.stored_file where id = any($1::text[]) returning id`;

async function deleteFiles(database: Database, ids: string[], signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  for (let at = 0; at < ids.length && !signal?.aborted; at += deletedAtOnce) {
    const some = ids.slice(at, at + deletedAtOnce);
    const rows = await inTurn(database, (turn) => run(turn, { sql: deleteWithUses, parameters: [some] }));
    if (!rows) break;
    deleted += rows.length;
  }
  return deleted;
}

/** Runs one step; undefined where another server is sweeping. */
function inTurn<T>(database: Database, work: (turn: Transaction) => Promise<T>): Promise<T | undefined> {
  return inTransaction(database, async (turn) => {
    const [lock] = await run<{ taken: boolean }>(turn, {
      sql: 'select pg_try_advisory_xact_lock(hashtext($1)) as taken',
      parameters: [sweepLock],
    });
    return lock?.taken ? work(turn) : undefined;
  });
}

interface Read {
  /** Id of the last record read; null after the end. */
  readonly last: number | null;
  /** Ids of the files that the records reference. */
  readonly named: readonly string[];
}

/**
 * Statements that read the next records of a table; parameters: the id after which to start, and the number of records.
 */
function holders(model: Model): string[] {
  const ofRecords = [...model.entities.values()].flatMap((entity) => {
    const columns = storedFields(entity).filter(mayNameFiles);
    const contents = columns.map(({ name }) => `${quote(name)}::text`).join(', ');
    return columns.length > 0 ? [pageOf(quote(entity.table), contents)] : [];
  });
  return [
    ...ofRecords,
    pageOf(`${systemSchema}.menu_draft`, 'tree::text'),
    pageOf(`${systemSchema}.menu_revision`, 'tree::text'),
    // The history still shows files that a record once referenced.
    pageOf(`${systemSchema}.history`, 'changes::text'),
  ];
}

function pageOf(table: string, contents: string): string {
  return `with page as materialized (
    select id, concat_ws(' ', ${contents}) as content from ${table} where id > $1 order by id limit $2
  )
  select (select max(id) from page) as last, array(
    select distinct address[1] from page,
      regexp_matches(page.content, '${filePattern}', 'g') as address
    where page.content like '%/files/%'
  ) as named`;
}
