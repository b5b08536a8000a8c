import { type RawBuilder, sql } from 'kysely';
import { systemSchema } from '../../schema/contract/app';
import type { Database } from '../database/database';
import { quote } from '../database/sql-text';
import { system } from '../database/system-schema';
import { createHistoryMonths, historyPartitions } from '../plan/history-sql';
import { planningAlone } from '../plan/plan-model';

const day = 24 * 3_600_000;

/** Number of entries that one statement deletes. */
const deletedAtOnce = 5000;

/** For how long, in ms, a drop may block writers of the history; beyond, it is retried the next day. */
const patience = 2000;

/**
 * Creates the partitions of the next months, and deletes entries older than `days`, unless that is 0: drops whole
 * partitions that are old enough, deletes other entries in batches. An update based on an older version is then a
 * conflict instead of a merge, and the next file sweep deletes files that only deleted entries referenced. Returns the
 * numbers of dropped partitions and deleted entries.
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
    const all = await sql.raw<{ name: string; ends: string }>(historyPartitions).execute(transaction);
    const old = all.rows.filter(({ ends }) => Date.parse(ends) <= oldest.getTime());
    await sql.raw(`set local lock_timeout = ${patience}`).execute(transaction);
    for (const { name } of old)
      await sql.raw(`drop table ${systemSchema}.${quote(name)}`).execute(transaction);
    return old.length;
  });
}

/** Deletes the old entries of the partition that is only partly old. */
async function deleteEntries(database: Database, oldest: Date, signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  for (let last: number | null = 0; last !== null && !signal?.aborted; ) {
    const batch: RawBuilder<{ last: number | null; entries: number }> = sql`with old as materialized (
        select id, at from ${system}.history where at < ${oldest} and id > ${last} order by id limit ${deletedAtOnce}
      ), gone as (
        delete from ${system}.history h using old where h.id = old.id and h.at = old.at and h.at < ${oldest}
      )
      select max(id) as last, count(*) as entries from old`;
    const { rows } = await batch.execute(database.kysely);
    deleted += rows[0]?.entries ?? 0;
    last = rows[0]?.last ?? null;
  }
  return deleted;
}
