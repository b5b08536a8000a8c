import { AppError } from '../../entity/app-error';
import type { Entity, Field } from '../../entity/entity';
import type { Model } from '../../entity/model';
import { linkTable } from '../columns';
import { quote } from '../plan/sql-text';
import { type Connection, run } from './transaction';

/** The 409 that says how many records of which entity still point to which of these. */
export async function stillReferenced(
  connection: Connection,
  model: Model,
  entity: Entity,
  ids: readonly number[],
): Promise<AppError> {
  for (const referrer of model.referrers(entity.name)) {
    const { table, column, owner } = pointing(referrer.entity, referrer.field);
    // A record that goes in the same call holds nothing back.
    const stays = referrer.entity === entity ? `not (${owner} = any($1::bigint[]))` : 'true';
    const [found] = await run<{ id: number; count: number }>(
      connection,
      `select ${column} as id, count(*) as count from ${table}
       where ${column} = any($1::bigint[]) and ${stays} group by ${column} order by ${column} limit 1`,
      [ids],
    );
    if (found) {
      return new AppError('stillReferenced', {
        entity: referrer.entity.name,
        count: found.count,
        id: found.id,
      });
    }
  }
  // They point to each other in a circle, or what pointed to them has just gone.
  return new AppError('stillReferenced', { entity: entity.name, count: ids.length, id: ids[0] ?? 0 });
}

function pointing(entity: Entity, field: Field): { table: string; column: string; owner: string } {
  return field.type === 'references'
    ? { table: quote(linkTable(entity, field)), column: 'target', owner: 'owner' }
    : { table: quote(entity.table), column: quote(field.name), owner: 'id' };
}
