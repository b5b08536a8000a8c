import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { getNotices, type Notice, type Notices, readNotices } from '../../schema/contract/endpoints/notice';
import { system } from '../database/system-schema';
import type { Connection } from '../database/transaction';
import type { ServerContext } from '../entity/context';
import { type Admission, handlerFor } from '../http/handle';

const pageSize = 20;

/** The newest notices of an account; with `before`, of those with a lower id. */
async function noticesOf(
  connection: Connection,
  managerId: number,
  before: number | undefined,
): Promise<Notices> {
  const { rows } = await sql<Notice>`
    select id, at, kind, params, read_at is not null as read from ${system}.notice
    where manager_id = ${managerId} and id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by id desc limit ${pageSize + 1}`.execute(connection);
  return {
    list: rows.slice(0, pageSize),
    more: rows.length > pageSize,
    unread: await countUnread(connection, managerId),
  };
}

async function markRead(
  connection: Connection,
  managerId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  await sql`
    update ${system}.notice set read_at = now()
    where manager_id = ${managerId} and read_at is null
      and (${ids === undefined} or id = any(${[...(ids ?? [])]}::bigint[]))`.execute(connection);
}

async function countUnread(connection: Connection, managerId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from ${system}.notice
    where manager_id = ${managerId} and read_at is null`.execute(connection);
  return rows[0]?.unread ?? 0;
}

/** The notices of an account, which only that account can read. */
export default function noticeEndpoints(
  context: Pick<ServerContext, 'database'> & Admission,
): FastifyPluginAsync {
  const { kysely } = context.database;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getNotices, async ({ actor, query }) => noticesOf(kysely, actor.id, query.before));

    handle(readNotices, async ({ actor, body }) => {
      await markRead(kysely, actor.id, body.ids);
      return { unread: await countUnread(kysely, actor.id) };
    });
  };
}
