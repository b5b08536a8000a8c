import { systemSchema } from '../../schema/contract/app';
import { quote } from '../database/sql-text';
import type { Action, KeptNumbers } from './desired-table';

/** A column of a table of numbers; `value` is the SQL that a row of the entity contributes. */
export interface KeptColumn {
  readonly name: string;
  readonly value: string;
}

/** A table of the system schema with a row for each group of rows of an entity. */
export interface Groups {
  readonly table: string;
  readonly keys: readonly KeptColumn[];
  readonly numbers: readonly KeptColumn[];
  /** Spreads a group over several rows, so that concurrent writers do not wait for each other. */
  readonly slot: KeptColumn;
  /** Selects the rows to count from the written rows; default: all of them, once. A row may count several times. */
  readonly from?: (rows: string) => string;
  /** Condition for the entity's groups, if it shares the table with other entities. */
  readonly own?: string;
}

export const freeSlotSignature = `${systemSchema}.free_slot()`;

/** Locks and returns a free slot of 16; if all are taken, writers wait for each other. */
export const createFreeSlot = `create function ${freeSlotSignature} returns integer language plpgsql as $slot$
declare
  own integer := pg_backend_pid() % 16;
begin
  for slot in own .. own + 15 loop
    if pg_try_advisory_xact_lock(7316, slot % 16) then return slot % 16; end if;
  end loop;
  return own;
end $slot$`;

/** A subquery, so that PostgreSQL evaluates it once per statement. */
export const freeSlot = `(select ${freeSlotSignature})`;

interface Keeping {
  readonly title: string;
  readonly groups: readonly Groups[];
  /** An update counts only if it changes one of these columns. */
  readonly columns: readonly string[];
  readonly create: readonly string[];
  /** A key of the groups. A recount stores the groups in the order of this key, because reads select ranges of it. */
  readonly range?: string | undefined;
}

/** Builds the triggers that keep the numbers of the groups current. */
export function keep(table: string, { title, groups, columns, create, range }: Keeping): KeptNumbers {
  const by = (...rows: Signed) => groups.map((one) => `${addition(one, rows)};`).join('\n');
  const empty = groups.map((one) => `delete from ${systemSchema}.${quote(one.table)}${one.own ?? ''}`);
  const counted = groups.map((one) =>
    addition({ ...one, slot: { ...one.slot, value: '0' } }, [[quote(table), '']], range),
  );
  const [added, removed] = [['added', ''] as const, ['removed', '-'] as const];
  const at = 'after statement' as const;
  const inserted = by(added);
  const actions: Action[] = [
    { at, on: ['insert'], sql: inserted },
    { at, on: ['delete'], sql: by(removed) },
    ...(columns.length > 0
      ? [{ at, on: ['update'] as const, changed: columns, sql: by(added, removed) }]
      : []),
    { at, on: ['truncate'], sql: empty.map((statement) => `${statement};`).join('\n') },
  ];
  return {
    title,
    actions,
    by: inserted,
    tables: groups.map((one) => one.table),
    create,
    recount: [...empty, ...counted],
  };
}

/** Tables of rows, each added or subtracted. */
type Signed = readonly (readonly [rows: string, sign: '' | '-'])[];

/** Adds the rows to their groups, ordered by key so that concurrent statements cannot deadlock. */
function addition(
  { table, keys, slot, numbers, from = (rows) => rows }: Groups,
  rows: Signed,
  range?: string,
): string {
  const all = [...keys, slot];
  const names = all.map(({ name }) => quote(name)).join(', ');
  const order = range === undefined ? names : `${quote(range)}, ${names}`;
  const numberNames = numbers.map(({ name }) => quote(name));
  const brought = rows.map(([source, sign]) => {
    const items = [
      ...all.map(({ name, value }) => `${value} as ${quote(name)}`),
      ...numbers.map(({ name, value }) => `${sign}${value} as ${quote(name)}`),
    ];
    return `  select ${items.join(', ')} from ${from(source)}`;
  });
  const sums = numberNames.map((number) => `sum(${number})`);
  return `insert into ${systemSchema}.${quote(table)} as kept (${names}, ${numberNames.join(', ')})
select ${names}, ${sums.join(', ')} from (
${brought.join('\n  union all\n')}
) as change group by ${names}
having ${sums.map((sum) => `${sum} <> 0`).join(' or ')} order by ${order}
on conflict (${names}) do update set ${numberNames.map((number) => `${number} = kept.${number} + excluded.${number}`).join(', ')}`;
}
