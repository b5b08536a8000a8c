import { sql } from 'kysely';
import type { Database } from '../database/database';
import { quote } from '../database/sql-text';
import { run } from '../database/statement';
import { createHistoryMonths, historyPartitions } from '../plan/history-sql';
import { planningAlone } from '../plan/plan-model';

const day = 24 * 3_600_000;

/** So many entries are deleted in one statement. */
const deletedAtOnce = 5000;

/** How long the writers of the history may have to wait for a drop, in ms; beyond, it is tried again the next day. */
const patience = 2000;

/**
 * Makes the partitions of the next months, and deletes entries older than `days` where that is not 0: whole partitions
 * where they are old enough, else in batches. Who changes a record on a version older than that gets a conflict instead
 * of a merge, and files that only such entries named go with the next sweep of files. Answers how many partitions and
 * single entries went.
 */
export async function sweepHistory(
  database: Database,
  days: number,
  now: Date,
  signal?: AbortSignal,
): Promise<{ partitions: number; entries: number }> {
  await planningAlone(database, (transaction) => sql.raw(createHistoryMonths).execute(transaction));
  if (days === 0) return { partitions: 0, entries: 0 };
  const oldest = new Date(now.getTime() - days * day);
  const partitions = await dropPartitions(database, oldest);
  return { partitions, entries: await deleteEntries(database, oldest, signal) };
}

async function dropPartitions(database: Database, oldest: Date): Promise<number> {
  return planningAlone(database, async (transaction) => {
    const all = await run<{ name: string; ends: string }>(transaction, {
      sql: historyPartitions,
      parameters: [],
    });
    const old = all.filter(({ ends }) => Date.parse(ends) <= oldest.getTime());
    await sql.raw(`set local lock_timeout = ${patience}`).execute(transaction);
    for (const { name } of old) await sql.raw(`drop table footwork.${quote(name)}`).execute(transaction);
    return old.length;
  });
}

/** Walks the entries of the one partition that is old in part. */
async function deleteEntries(database: Database, oldest: Date, signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  for (let last: number | null = 0; last !== null && !signal?.aborted; ) {
    const [batch]: { last: number | null; entries: number }[] = await run(database.kysely, {
      sql: `with old as materialized (
         select id, at from footwork.history where at < $1 and id > $2 order by id limit ${deletedAtOnce}
       ), gone as (
         delete from footwork.history h using old where h.id = old.id and h.at = old.at and h.at < $1
       )
       select max(id) as last, count(*) as entries from old`,
      parameters: [oldest, last],
    });
    deleted += batch?.entries ?? 0;
    last = batch?.last ?? null;
  }
  return deleted;
}
