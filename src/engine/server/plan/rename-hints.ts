import { systemProperties } from '../../schema/model/system-properties';
import type { DesiredTable } from './desired-table';
import type { LiveTable } from './live-model';

/** Remedy for a dropped column that may have been renamed: suggests `x-was` on new columns of the same type. */
export function columnHint(current: LiveTable, table: DesiredTable, column: string): string {
  const live = current.columns.get(column);
  const added = table.columns.filter(
    ({ name, sqlType, presenceOf }) =>
      !current.columns.has(name) && presenceOf === undefined && sqlType === live?.sqlType,
  );
  return hint(
    column,
    added.map(({ name }) => name),
    'the property that it is now',
  );
}

/** The same for an undeclared table: suggests new tables that have most of its own columns. */
export function tableHint(live: LiveTable, added: readonly DesiredTable[]): string | undefined {
  const { name } = live;
  const isLink = (table: string) => table.includes('__');
  const columns = new Set(ownColumns(live.columns.keys()));
  const alike = added.filter((table) => {
    if (isLink(name) || isLink(table.name)) return false;
    const declared = ownColumns(table.columns.map((column) => column.name));
    const shared = declared.filter((column) => columns.has(column)).length;
    return 2 * shared >= Math.max(columns.size, declared.length);
  });
  const names = alike.map((table) => table.name.replaceAll('_', '-'));
  return names.length === 0 ? undefined : hint(name.replaceAll('_', '-'), names, '');
}

/** Columns that not every entity has. */
function ownColumns(names: Iterable<string>): string[] {
  return [...names].filter((name) => !Object.hasOwn(systemProperties, name));
}

function hint(earlier: string, names: readonly string[], otherwise: string): string {
  const place = names.length === 0 ? otherwise : names.map((name) => `"${name}"`).join(' or ');
  return `If it was renamed, write 'x-was': ['${earlier}'] at ${place} in the schema.`;
}
