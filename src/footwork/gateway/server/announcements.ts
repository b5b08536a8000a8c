import { sql } from 'kysely';
import type { Database } from '#engine/server/database/database';
import type { Device } from './device';

interface AnnouncementRow {
  readonly id: number;
  readonly title: Record<string, string>;
  readonly content: Record<string, string>;
  readonly published_at: string;
}

const shown = 50;

/** The announcements that a device shows: those to all, to its store and to itself, newest first. */
export async function announcementsFor(
  { kysely }: Database,
  { id, store }: Device,
): Promise<readonly AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select id, title, content, to_json(published_at) as published_at from announcement a
    where status = 'published' and (
      kind = 'all'
      or kind = 'stores' and exists (
        select from announcement__stores s where s.owner = a.id and s.target = ${store}::bigint)
      or kind = 'devices' and exists (
        select from announcement__devices d where d.owner = a.id and d.target = ${id}::bigint))
    order by a.published_at desc, a.id desc
    limit ${shown}`.execute(kysely);
  return rows;
}
