import { sql } from 'kysely';
import { canRead } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { zoneOfSource } from '#engine/schema/model/zone-source';
import type { ReadContext } from '#engine/server/entity/read/view';

/** The IANA time zone of a store; null if the caller may not see it. */
export async function storeZone(
  { database, model }: ReadContext,
  actor: Actor,
  store: unknown,
): Promise<string | null> {
  const entity = entityNamed(model, 'store');
  const isSeen = ['time_zone', 'country'].every((name) => canRead(actor, fieldNamed(entity, name)));
  if (typeof store !== 'number' || !isSeen) return null;
  const { rows } = await sql<{ zone: string | null; country: string }>`
    select time_zone as zone, country from store where id = ${store}`.execute(database.kysely);
  return rows[0] ? zoneOfSource(rows[0]) : null;
}
