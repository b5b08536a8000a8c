import { sql } from 'kysely';
import { entityNamed } from '../../entity/declaration/model';
import { systemProperties } from '../../entity/model/system-properties';
import type { SeedWork } from './work';

/** Notes of every record of an entity that it was created, by `root`, when and as it says itself. */
export async function insertHistory({ transaction, model }: SeedWork, name: string): Promise<void> {
  const { table, fields } = entityNamed(model, name);
  const secrets = [...fields.values()].filter(({ secret }) => secret).map((field) => field.name);
  const left = [...Object.keys(systemProperties), ...secrets];
  await sql`
    insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, at, changes)
    select ${name}, t.id, t.version, 'create', t.create_by, 'root', t.create_time, (
      select coalesce(jsonb_object_agg(key, jsonb_build_array(null, value)), '{}')
      from jsonb_each(to_jsonb(t) - ${left}::text[]) where value <> 'null'
    )
    from ${sql.table(table)} as t order by t.id`.execute(transaction);
}
