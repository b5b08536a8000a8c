import { systemSchema } from '../../schema/contract/app';
import { filePattern } from '../../schema/model/file-fields';

/** The value of `file_use.entity` for drafts of the menus. */
export const draftUse = 'menu-draft';

const entries = {
  ofHistory: 'select {row}.entity, {row}.record_id, {row}.changes as named',
  ofDraft: `select '${draftUse}' as entity, {row}.id as record_id, jsonb_build_object('tree', {row}.tree) as named`,
};

/**
 * The table of the files that each record refers to now or referred to earlier. Read permission for one of these
 * records permits a caller to fetch the file. Triggers on history and drafts maintain the table; its first rows come
 * from the existing records.
 */
export const createFileUse: readonly string[] = [
  `create table ${systemSchema}.file_use (
    file text not null,
    entity text not null,
    record_id bigint not null,
    field text not null,
    primary key (file, entity, record_id, field)
  )`,
  ...trackedTable(`${systemSchema}.history`, 'changes', 'note_files_of_history', entries.ofHistory),
  ...trackedTable(`${systemSchema}.menu_draft`, 'tree', 'note_files_of_draft', entries.ofDraft),
];

function trackedTable(table: string, column: string, name: string, entry: string): string[] {
  return [
    `create function ${systemSchema}.${name}() returns trigger language plpgsql as $function$begin
  ${noteFileUse(entry.replaceAll('{row}', 'new'))};
  return null;
end$function$`,
    createTrigger(table, column, name),
    // `create trigger` has locked the table, so no writer is missed.
    noteFileUse(`${entry.replaceAll('{row}', 'r')} from ${table} r where r.${column}::text like '%/files/%'`),
  ];
}

function createTrigger(table: string, column: string, name: string): string {
  return `create trigger ${name} after insert or update of ${column} on ${table}
    for each row when (new.${column}::text like '%/files/%') execute function ${systemSchema}.${name}()`;
}

/** Creates the trigger on the history; its function must exist. */
export const noteFilesOfHistory = createTrigger(
  `${systemSchema}.history`,
  'changes',
  'note_files_of_history',
);

/** `entries` selects entity, record_id and `named`, an object of values by field. */
export function noteFileUse(entries: string): string {
  return `insert into ${systemSchema}.file_use (file, entity, record_id, field)
  select distinct f.id, e.entity, e.record_id, value.key
  from (${entries}) e, jsonb_each(e.named) value,
    regexp_matches(value.value::text, '${filePattern}', 'g') address, ${systemSchema}.stored_file f
  where f.id = address[1]
  on conflict do nothing`;
}
