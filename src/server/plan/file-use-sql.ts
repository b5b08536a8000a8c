import { filePattern } from '../../entity/model/file-fields';

/** As what a draft of the menus stands among the entities of `footwork.file_use`. */
export const draftUse = 'menu-draft';

const entries = {
  ofHistory: 'select {row}.entity, {row}.record_id, {row}.changes as named',
  ofDraft: `select '${draftUse}' as entity, {row}.id as record_id, jsonb_build_object('tree', {row}.tree) as named`,
};

/**
 * Makes the table of which records name which files, now or at any time: whoever sees one of them may fetch the
 * file. Every write leaves its values in the history, so two triggers keep it, and it starts from what is there.
 */
export const createFileUse: readonly string[] = [
  `create table footwork.file_use (
    file text not null,
    entity text not null,
    record_id bigint not null,
    field text not null,
    primary key (file, entity, record_id, field)
  )`,
  ...noted('footwork.history', 'changes', 'note_files_of_history', entries.ofHistory),
  ...noted('footwork.menu_draft', 'tree', 'note_files_of_draft', entries.ofDraft),
];

function noted(table: string, column: string, name: string, entry: string): string[] {
  return [
    `create function footwork.${name}() returns trigger language plpgsql as $function$begin
  ${noteFileUse(entry.replaceAll('{row}', 'new'))};
  return null;
end$function$`,
    noting(table, column, name),
    // Creating the trigger has locked out other writers.
    noteFileUse(`${entry.replaceAll('{row}', 'r')} from ${table} r where r.${column}::text like '%/files/%'`),
  ];
}

function noting(table: string, column: string, name: string): string {
  return `create trigger ${name} after insert or update of ${column} on ${table}
    for each row when (new.${column}::text like '%/files/%') execute function footwork.${name}()`;
}

/** Creates the trigger of the history, whose function is there. */
export const noteFilesOfHistory = noting('footwork.history', 'changes', 'note_files_of_history');

/** Notes the files in what `entries` selects: entity, record_id and `named`, an object of values by field. */
export function noteFileUse(entries: string): string {
  return `insert into footwork.file_use (file, entity, record_id, field)
  select distinct f.id, e.entity, e.record_id, value.key
  from (${entries}) e, jsonb_each(e.named) value,
    regexp_matches(value.value::text, '${filePattern}', 'g') address, footwork.stored_file f
  where f.id = address[1]
  on conflict do nothing`;
}
