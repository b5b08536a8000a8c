import type { Entity } from '../../entity/model/entity';
import { type NestedReference, nestedReferences, partName } from '../../entity/model/nested-fields';
import { linkTable } from '../database/columns';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import type { DesiredTrigger, Refill } from './desired-table';

/** References inside objects are repeated in link tables, whose foreign keys hold for them as for others. */
export function nestedLinkTriggers(entity: Entity): DesiredTrigger[] {
  return nestedReferences(entity).map((reference) => linkTrigger(entity, reference));
}

function linkTrigger(entity: Entity, reference: NestedReference): DesiredTrigger {
  const { list, part } = reference;
  const table = linkTable(entity, part);
  const body = `begin
  delete from public.${quote(table)} where owner = new."id";
  insert into public.${quote(table)} (owner, target, position)
    select new."id", target, min(position) from ${targets(reference, 'new')} group by target;
  return null;
end`;
  const calls = { name: withHash(`${table}_link`, `${entity.table} ${body}`), body };
  const event = `after insert or update of ${quote(list.name)}`;
  const name = withHash(`${table}_link`, `${event} ${calls.name}`);
  return { name, event, scope: 'for each row', calls };
}

/** What rows that are there hold at references that are new: written again, so that their links are made. */
export function nestedLinkRefills(entity: Entity, targetTable: (name: string) => string): Refill[] {
  return nestedReferences(entity).map((reference) => {
    const { list, part } = reference;
    const table = quote(entity.table);
    const column = quote(list.name);
    const missing = `not exists (select from ${quote(targetTable(part.ref ?? ''))} as r where r."id" = link.target)`;
    const lost = `select 1 from ${targets(reference, 't')} where ${missing}`;
    return {
      by: linkTrigger(entity, reference).calls.name,
      column: list.name,
      sql: `update ${table} set ${column} = ${column} where ${column} is not null`,
      why: `${entity.table}.${part.name} points to ${part.ref}.`,
      countSql: `select count(*) as rows from ${table} as t where exists (${lost})`,
      remedy: `Correct what points nowhere: select t."id", t.${column} from ${table} as t where exists (${lost});`,
    };
  });
}

/** The ids that a row holds at the reference, with their positions, as the alias `link`. */
function targets({ list, part }: NestedReference, row: string): string {
  const value = `${row}.${quote(list.name)}`;
  const items = `case jsonb_typeof(${value}) when 'array' then ${value} when 'object' then jsonb_build_array(${value}) end`;
  const id = `item->>${literal(partName(part))}`;
  return `(
    select (${id})::bigint as target, position::integer
    from jsonb_array_elements(${items}) with ordinality as e (item, position) where ${id} is not null
  ) as link`;
}
