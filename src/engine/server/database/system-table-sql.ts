import { systemSchema } from '../../schema/contract/app';

/** Creates an index of a table in the system schema, if it does not exist. */
export function index(name: string, on: string, kind = ''): string {
  return unless(
    `to_regclass('${systemSchema}.${name}')`,
    `create ${kind} index ${name} on ${systemSchema}.${on}`,
  );
}

/** Adds a column to a table in the system schema, if it does not exist. */
export function column(table: string, definition: string): string {
  const [name = ''] = definition.split(' ');
  return unless(columnOf(table, name), `alter table ${systemSchema}.${table} add column ${definition}`);
}

/** SQL of the name of the column; null where the table has none. */
export function columnOf(table: string, name: string): string {
  return `(select attname from pg_attribute where attrelid = '${systemSchema}.${table}'::regclass and attname = '${name}')`;
}

/** Replaces `if not exists` of indexes and columns, which locks the table before it looks. */
export function unless(found: string, ...create: readonly string[]): string {
  return `do $unless$ begin if ${found} is null then ${create.join(';\n')}; end if; end $unless$`;
}
