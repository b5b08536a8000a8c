import { sql } from 'kysely';
import { systemSchema } from '../../schema/contract/app';
import type { Model } from '../../schema/declaration/model';
import { filePattern, mayNameFiles } from '../../schema/model/file-fields';
import { storedFields } from '../database/columns';
import type { Database } from '../database/database';
import { quote } from '../database/sql-text';
import { system } from '../database/system-schema';
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
  const old = new Date(now.getTime() - grace);
  const stored = await sql<{ id: string }>`
    select id from ${system}.stored_file where create_time < ${old}`.execute(database.kysely);
  const loose = new Set(stored.rows.map(({ id }) => id));
  for (const holder of holders(model)) {
    for (let last: number | null = 0; last !== null && loose.size > 0; ) {
      if (signal?.aborted) return 0;
      const rows: Read[] | undefined = await readNext(database, holder, last);
      if (!rows) return 0;
      for (const id of rows[0]?.named ?? []) loose.delete(id);
      last = rows[0]?.last ?? null;
    }
  }
  return deleteFiles(database, [...loose], signal);
}

async function deleteFiles(database: Database, ids: string[], signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  for (let at = 0; at < ids.length && !signal?.aborted; at += deletedAtOnce) {
    const some = ids.slice(at, at + deletedAtOnce);
    // Uses by deleted drafts remain until their files are deleted.
    const gone = sql`with unused as (delete from ${system}.file_use where file = any(${some}::text[]))
      delete from ${system}.stored_file where id = any(${some}::text[]) returning id`;
    const done = await inTurn(database, (turn) => gone.execute(turn));
    if (!done) break;
    deleted += done.rows.length;
  }
  return deleted;
}

/** Runs one step; undefined where another server is sweeping. */
function inTurn<T>(database: Database, work: (turn: Transaction) => Promise<T>): Promise<T | undefined> {
  return inTransaction(database, async (turn) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${sweepLock})) as taken`.execute(turn);
    return rows[0]?.taken ? work(turn) : undefined;
  });
}

interface Read {
  /** Id of the last record read; null after the end. */
  readonly last: number | null;
  /** Ids of the files that the records reference. */
  readonly named: readonly string[];
}

/** A table, and SQL of the columns whose texts may name files. */
interface Holder {
  readonly table: string;
  readonly contents: string;
}

function holders(model: Model): Holder[] {
  const ofRecords = [...model.entities.values()].flatMap((entity) => {
    const columns = storedFields(entity).filter(mayNameFiles);
    const contents = columns.map(({ name }) => `${quote(name)}::text`).join(', ');
    return columns.length > 0 ? [{ table: quote(entity.table), contents }] : [];
  });
  return [
    ...ofRecords,
    { table: `${systemSchema}.menu_draft`, contents: 'tree::text' },
    { table: `${systemSchema}.menu_revision`, contents: 'tree::text' },
    // The history still shows files that a record once referenced.
    { table: `${systemSchema}.history`, contents: 'changes::text' },
  ];
}

/** Reads the records after this id. */
async function readNext(database: Database, holder: Holder, after: number): Promise<Read[] | undefined> {
  const page = sql<Read>`with page as materialized (
    select id, concat_ws(' ', ${sql.raw(holder.contents)}) as content
    from ${sql.raw(holder.table)} where id > ${after} order by id limit ${readAtOnce}
  )
  select (select max(id) from page) as last, array(
    select distinct address[1] from page,
      regexp_matches(page.content, ${filePattern}, 'g') as address
    where page.content like '%/files/%'
  ) as named`;
  return (await inTurn(database, (turn) => page.execute(turn)))?.rows;
}
