import type { Entity } from '../../entity/model/entity';
import { literal, quote } from '../database/sql-text';
import type { Action } from './desired-table';

/** What the moves of one tree lock, hashed: two that are sound by themselves can make a circle together. */
export function treeLock(table: string): string {
  return `footwork tree ${table}`;
}

/** Refuses a record of a tree that stands below itself once the whole statement is done. */
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
