import { quote } from '../database/sql-text';
import type { DesiredColumn, DesiredTable, Inheritance } from './desired-table';
import { inheritedValue } from './inheritance';
import type { LiveModel, LiveTable } from './live-model';

/**
 * `from` clause: the rows of a live table as they will be after the plan. Of new columns it contains only `columns`.
 */
export function plannedRows(
  live: LiveModel,
  current: LiveTable,
  table: DesiredTable,
  columns: readonly string[],
): string {
  const added = table.columns.filter(
    (column) => columns.includes(column.name) && !current.columns.has(column.name),
  );
  if (added.length === 0) return quote(table.name);
  const values = added.map((column) => `${futureValue(live, current, column)} as ${quote(column.name)}`);
  return `(select current.*, ${values.join(', ')} from ${quote(table.name)} as current) as ${quote(table.name)}`;
}

/** Whether the columns that the inheritance reads exist. */
export function isLive(
  live: LiveModel,
  child: LiveTable,
  { table, source, reference }: Inheritance,
): boolean {
  return Boolean(live.tables.get(table)?.columns.has(source)) && child.columns.has(reference);
}

function futureValue(live: LiveModel, current: LiveTable, column: DesiredColumn): string {
  const { filledBy, sqlType, default: value } = column;
  if (filledBy && isLive(live, current, filledBy)) return inheritedValue(filledBy, 'current');
  return value ?? `null::${sqlType}`;
}
