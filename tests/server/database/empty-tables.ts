import { sql } from 'kysely';
import type { Database } from '../../../src/engine/server/database/database';

/**
 * Does what `truncate ... restart identity cascade` does, and empties the rollups, without any trigger. It takes a
 * fifth of the time, as `truncate` creates files for each table and index, and there are only a few rows to delete.
 */
export async function emptyTables({ kysely }: Database, tables: readonly string[]): Promise<void> {
  await sql`do $$
    declare
      emptied regclass[];
      one regclass;
    begin
      set local session_replication_role = replica;
      with recursive referring(id) as (
        select unnest(${sql.lit(`{${tables.join()}}`)}::regclass[])::oid
        union select conrelid from pg_constraint join referring on confrelid = id where contype = 'f'
      )
      select array_agg(id) into emptied from (
        select id from referring
        union select oid from pg_class
          where relnamespace = 'footwork'::regnamespace and relname like 'rollup%' and relkind = 'r'
      ) as all_of_them;
      foreach one in array emptied loop
        execute format('delete from %s', one);
      end loop;
      perform setval(seqrelid, seqstart, false) from pg_sequence
        join pg_depend on classid = 'pg_class'::regclass and objid = seqrelid where refobjid = any(emptied);
    end $$`.execute(kysely);
}
