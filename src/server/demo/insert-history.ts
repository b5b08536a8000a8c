import { sql } from 'kysely';
import { entityNamed } from '../../entity/declaration/model';
import { systemProperties } from '../../entity/model/system-properties';
import type { SeedWork } from '../seed/work';

/** Notes of these records of an entity that they were created, by `root`, when and as they say themselves. */
export async function insertHistory(
  { transaction, model }: SeedWork,
  name: string,
  ids: readonly number[],
): Promise<void> {
  const { table, fields } = entityNamed(model, name);
  const secrets = [...fields.values()].filter(({ secret }) => secret).map((field) => field.name);
  const left = [...Object.keys(systemProperties), ...secrets];
  await sql`
    insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, at, changes)
    select ${name}, t.id, t.version, 'create', t.create_by, 'root', t.create_time, (
      select coalesce(jsonb_object_agg(key, jsonb_build_array(null, value)), '{}')
      from jsonb_each(to_jsonb(t) - ${left}::text[]) where value <> 'null'
    )
    from ${sql.table(table)} as t where t.id = any(${ids}) order by t.id`.execute(transaction);
}
