import { type RawBuilder, sql } from 'kysely';
import type { NoticeKind, NoticeParams } from '../../schema/contract/notice';
import { system } from '../database/system-schema';
import type { Connection } from '../database/transaction';

/** In days; an account's older notices are deleted when it receives a new one. */
const kept = 90;

/** In minutes; a notice repeated within this time replaces the unread one. */
const repeated = 10;

/** Adds a notice for accounts; `accounts` is a query of their ids. */
export async function addNotices<Kind extends NoticeKind>(
  connection: Connection,
  accounts: RawBuilder<unknown>,
  kind: Kind,
  params: NoticeParams[Kind],
): Promise<void> {
  await sql`
    with added as (
      insert into ${system}.notice (manager_id, kind, params)
      select account.id, ${kind}, ${JSON.stringify(params)}::jsonb from (${accounts}) as account (id)
      returning manager_id
    )
    delete from ${system}.notice old using added
    where old.manager_id = added.manager_id and (
      old.at < now() - make_interval(days => ${kept})
      or old.kind = ${kind} and old.params = ${JSON.stringify(params)}::jsonb and old.read_at is null
        and old.at > now() - make_interval(mins => ${repeated})
    )`.execute(connection);
}

export async function addNotice<Kind extends NoticeKind>(
  connection: Connection,
  managerId: number,
  kind: Kind,
  params: NoticeParams[Kind],
): Promise<void> {
  await addNotices(connection, sql`select ${managerId}::bigint`, kind, params);
}
