import { sql } from 'kysely';
import type { Notice, Notices } from '../../entity/contract/endpoints/notice';
import type { Connection } from '../database/transaction';

const pageSize = 20;

/** The newest notices of an account; of those older than `before` where that is given. */
export async function noticesOf(
  connection: Connection,
  managerId: number,
  before: number | undefined,
): Promise<Notices> {
  const { rows } = await sql<Notice>`
    select id, at, kind, params, read_at is not null as read from footwork.notice
    where manager_id = ${managerId} and id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by id desc limit ${pageSize + 1}`.execute(connection);
  return {
    list: rows.slice(0, pageSize),
    more: rows.length > pageSize,
    unread: await countUnread(connection, managerId),
  };
}

/** Marks these notices of the account as read, or all of them. */
export async function markRead(
  connection: Connection,
  managerId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  await sql`
    update footwork.notice set read_at = now()
    where manager_id = ${managerId} and read_at is null
      and (${ids === undefined} or id = any(${[...(ids ?? [])]}::bigint[]))`.execute(connection);
}

export async function countUnread(connection: Connection, managerId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from footwork.notice
    where manager_id = ${managerId} and read_at is null`.execute(connection);
  return rows[0]?.unread ?? 0;
}
