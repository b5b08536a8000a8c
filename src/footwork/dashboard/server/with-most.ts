import { fieldNamed } from '#engine/schema/model/entity';
import { quote } from '#engine/server/database/sql-text';
import { type RollupQuery, rollupGroups } from '#engine/server/entity/read/rollup/rollup-statement';
import { labelText } from '#engine/server/entity/read/select/labels';
import type { Numbers } from './numbers';

interface Referred {
  readonly id: number;
  readonly label: string | null;
  readonly records: number;
}

/**
 * The records that the most records reference through this field, most first. Null if the caller may not list
 * one of the two entities, or not read the reference or the label.
 */
export async function withMost(
  numbers: Numbers,
  entityName: string,
  field: string,
  query: Omit<RollupQuery, 'per' | 'numbers'>,
  limit: number,
): Promise<Referred[] | null> {
  const counted = numbers.view(entityName);
  const referred = numbers.view(fieldNamed(counted.entity, field).ref ?? '');
  const { entity } = referred;
  if (!numbers.sees(entityName, field) || !numbers.sees(entity.name, entity.label)) return null;
  const groups = rollupGroups(counted, { ...query, per: [field], numbers: ['rows'] });
  const column = quote(field);
  return numbers.find({
    ...groups,
    sql: `select r.id, ${labelText(referred, entity, 'r')} as label, g.rows as records
      from (select * from (${groups.sql}) k where ${column} is not null order by rows desc, ${column} limit ${limit}) g
      join ${quote(entity.table)} r on r.id = g.${column} order by records desc, r.id`,
  });
}
