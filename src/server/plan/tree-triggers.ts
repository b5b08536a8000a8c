import type { Entity } from '../../entity/model/entity';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import type { DesiredTrigger } from './desired-table';

/** What the moves of one tree lock, hashed: two that are sound by themselves can make a circle together. */
export function treeLock(table: string): string {
  return `footwork tree ${table}`;
}

/** Records of a tree: none comes to stand below itself, whatever moves them. */
export function treeTriggers(entity: Entity): DesiredTrigger[] {
  const parent = entity.tree;
  if (parent === undefined) return [];
  const body = functionBody(entity.table, parent);
  const calls = { name: withHash(`${entity.table}_tree`, `${entity.table} ${body}`), body };
  // Judges what a whole statement leaves behind, not the order in which it moves rows.
  const event = `after insert or update of ${quote(parent)}`;
  const scope = `for each row when (new.${quote(parent)} is not null)`;
  const name = withHash(`${entity.table}_tree`, `${event} ${scope} ${calls.name}`);
  return [{ name, event, scope, calls }];
}

function functionBody(table: string, parent: string): string {
  return `begin
  perform pg_advisory_xact_lock(hashtext(${literal(treeLock(table))}));
  if exists (
    with recursive above (id) as (
      select new.${quote(parent)}
      union
      select t.${quote(parent)} from public.${quote(table)} t join above on t."id" = above.id
    )
    select 1 from above where id = new."id"
  ) then
    raise exception 'Record % would stand below itself', new."id"
      using errcode = '23514', table = ${literal(table)}, column = ${literal(parent)};
  end if;
  return null;
end`;
}
