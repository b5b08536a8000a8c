import { systemSchema } from '../../schema/contract/app';
import { noteFilesOfHistory } from './file-use-sql';

/** Number of future months for which partitions exist. */
const monthsAhead = 2;

/** A partition's name ends with its month; the first, `history_before_...`, with the month after its last row. */
const partitions = `
  select inhrelid::regclass as partition, c.relname as name,
    to_date(right(c.relname, 7), 'YYYY_MM')
      + case when c.relname like 'history\\_before\\_%' then interval '0' else interval '1 month' end as ends
  from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = '${systemSchema}.history'::regclass`;

/** Creates the missing partitions up to `monthsAhead`. Attaching an existing table does not block writers. */
export const createHistoryMonths = `do $$ declare
  month timestamp := (select max(ends) from (${partitions}) as p);
  name text;
begin
  while month <= date_trunc('month', now() at time zone 'UTC') + interval '${monthsAhead} months' loop
    name := 'history_' || to_char(month, 'YYYY_MM');
    execute format('create table ${systemSchema}.%I (like ${systemSchema}.history including defaults including indexes)', name);
    execute format('alter table ${systemSchema}.history attach partition ${systemSchema}.%I for values from (%L) to (%L)',
      name, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    month := month + interval '1 month';
  end loop;
end $$`;

/** Partitions, each with its exclusive upper bound. */
export const historyPartitions = `select name, ends at time zone 'UTC' as ends from (${partitions}) as p order by ends`;

const columns = `
    id bigint not null default nextval('${systemSchema}.history_number'),
    entity text not null,
    record_id bigint not null,
    version integer not null,
    action text not null,
    actor_id bigint,
    actor_name text not null,
    at timestamptz not null default now(),
    changes jsonb not null,
    actor_kind text not null default 'account'`;

/** The history, partitioned by month. A plain table of an earlier version becomes the first partition. */
export const createHistory: readonly string[] = [
  `do $$ declare
  was_plain boolean := coalesce((select relkind = 'r' from pg_class where oid = to_regclass('${systemSchema}.history')), false);
  ends timestamp := date_trunc('month', now() at time zone 'UTC') + interval '1 month';
  first text;
begin
  if to_regclass('${systemSchema}.history') is not null and not was_plain then return; end if;
  if was_plain then
    select greatest(ends, date_trunc('month', max(at) at time zone 'UTC') + interval '1 month') into ends from ${systemSchema}.history;
  end if;
  first := 'history_before_' || to_char(ends, 'YYYY_MM');
  create sequence ${systemSchema}.history_number;
  if was_plain then
    alter table ${systemSchema}.history add column if not exists actor_kind text not null default 'account';
    drop trigger if exists note_files_of_history on ${systemSchema}.history;
    alter table ${systemSchema}.history alter id drop identity, drop constraint history_pkey;
    alter index ${systemSchema}.history_record rename to history_before_record;
    execute format('alter table ${systemSchema}.history rename to %I', first);
    execute format('select setval(''${systemSchema}.history_number'', coalesce(max(id), 0) + 1, false) from ${systemSchema}.%I', first);
  else
    execute format('create table ${systemSchema}.%I (${columns.replaceAll("'", "''")})', first);
  end if;
  create table ${systemSchema}.history (${columns},
    primary key (id, at)
  ) partition by range (at);
  alter sequence ${systemSchema}.history_number owned by ${systemSchema}.history.id;
  create index history_record on ${systemSchema}.history (entity, record_id, version);
  execute format('alter table ${systemSchema}.history attach partition ${systemSchema}.%I for values from (minvalue) to (%L)',
    first, ends at time zone 'UTC');
  if was_plain and to_regprocedure('${systemSchema}.note_files_of_history()') is not null then
    ${noteFilesOfHistory};
  end if;
end $$`,
  createHistoryMonths,
];
