import type { DesiredTable } from './desired-table';
import type { LiveTable } from './live-model';

/** What keeps the values of a column that is dropped, if it has another name now. */
export function columnHint(current: LiveTable, table: DesiredTable, column: string): string {
  const live = current.columns.get(column);
  const added = table.columns.filter(
    ({ name, sqlType, tellsOf }) =>
      !current.columns.has(name) && tellsOf === undefined && sqlType === live?.sqlType,
  );
  return hint(
    column,
    added.map(({ name }) => name),
    'the property that it is now',
  );
}

/** The same for a table that no schema declares: new ones that have most of its columns. */
export function tableHint({ name, columns }: LiveTable, added: readonly DesiredTable[]): string | undefined {
  const isLink = (table: string) => table.includes('__');
  const alike = added.filter((table) => {
    if (isLink(name) || isLink(table.name)) return false;
    const shared = table.columns.filter((column) => columns.has(column.name)).length;
    return 2 * shared >= Math.max(columns.size, table.columns.length);
  });
  const names = alike.map((table) => table.name.replaceAll('_', '-'));
  return names.length === 0 ? undefined : hint(name.replaceAll('_', '-'), names, '');
}

function hint(earlier: string, names: readonly string[], otherwise: string): string {
  const place = names.length === 0 ? otherwise : names.map((name) => `"${name}"`).join(' or ');
  return `If it was renamed, write 'x-was': ['${earlier}'] at ${place} in the schema.`;
}
