import type { Entity } from '../../schema/model/entity';
import { type NestedReference, nestedReferences, partName } from '../../schema/model/nested-fields';
import { linkTable } from '../database/columns';
import { literal, quote } from '../database/sql-text';
import type { Action, Refill } from './desired-table';

/** Copies references inside objects to link tables, whose foreign keys protect them. */
export function nestedLinkActions(entity: Entity): Action[] {
  return nestedReferences(entity).map((reference) => ({
    at: 'after row',
    on: ['insert', 'update'],
    changed: [reference.list.name],
    sql: linkStatement(entity, reference),
  }));
}

function linkStatement(entity: Entity, reference: NestedReference): string {
  const table = `public.${quote(linkTable(entity, reference.part))}`;
  return `delete from ${table} where owner = new."id";
insert into ${table} (owner, target, position)
  select new."id", target, min(position) from ${targets(reference, 'new')} group by target;`;
}

/** Fills the link tables of new references from existing rows. */
export function nestedLinkRefills(entity: Entity, targetTable: (name: string) => string): Refill[] {
  return nestedReferences(entity).map((reference) => {
    const { list, part } = reference;
    const table = quote(entity.table);
    const links = quote(linkTable(entity, part));
    const missing = `not exists (select from ${quote(targetTable(part.ref ?? ''))} as r where r."id" = link.target)`;
    const lost = `select 1 from ${targets(reference, 't')} where ${missing}`;
    return {
      by: linkStatement(entity, reference),
      column: list.name,
      sql: `delete from ${links};
insert into ${links} (owner, target, position)
  select t."id", target, min(position) from ${table} as t cross join lateral ${targets(reference, 't')} group by t."id", target`,
      why: `${entity.table}.${part.name} points to ${part.ref}.`,
      countSql: `select count(*) as rows from ${table} as t where exists (${lost})`,
      remedy: `Correct what points nowhere: select t."id", t.${quote(list.name)} from ${table} as t where exists (${lost});`,
    };
  });
}

/** Subquery with the alias `link`: the referenced ids of a row with their positions. */
function targets({ list, part }: NestedReference, row: string): string {
  const value = `${row}.${quote(list.name)}`;
  const items = `case jsonb_typeof(${value}) when 'array' then ${value} when 'object' then jsonb_build_array(${value}) end`;
  const id = `item->>${literal(partName(part))}`;
  return `(
    select (${id})::bigint as target, position::integer
    from jsonb_array_elements(${items}) with ordinality as e (item, position) where ${id} is not null
  ) as link`;
}
