import { systemSchema } from '../../schema/contract/app';
import type { Entity } from '../../schema/model/entity';
import { literal, quote } from '../database/sql-text';
import type { Action } from './desired-table';

/** Key of the advisory lock for moves in a tree: two moves, each valid alone, can form a cycle together. */
export function treeLock(table: string): string {
  return `${systemSchema} tree ${table}`;
}

/** Refuses a statement after which a record of the tree is its own ancestor. */
export function treeActions({ table, tree: parent }: Entity): Action[] {
  if (parent === undefined) return [];
  const above = quote(parent);
  const sql = `perform pg_advisory_xact_lock(hashtext(${literal(treeLock(table))}));
if exists (
  with recursive above (id) as (
    select new.${above}
    union
    select t.${above} from public.${quote(table)} t join above on t."id" = above.id
  )
  select 1 from above where id = new."id"
) then
  raise exception 'Record % would stand below itself', new."id"
    using errcode = '23514', table = ${literal(table)}, column = ${literal(parent)};
end if;`;
  const condition = `new.${above} is not null`;
  return [{ at: 'after row', on: ['insert', 'update'], changed: [parent], condition, sql }];
}
