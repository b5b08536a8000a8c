import { quote } from '../database/sql-text';
import type { Action, KeptNumbers } from './desired-table';

/** A column of a table of numbers, and what a row of the entity brings to it. */
export interface KeptColumn {
  readonly name: string;
  readonly value: string;
}

/** A table of `footwork` with a row for each group of rows of an entity. */
export interface Groups {
  readonly table: string;
  readonly keys: readonly KeptColumn[];
  readonly numbers: readonly KeptColumn[];
  /** Writers of one group need not wait for each other where each has a slot of it. */
  readonly slot: KeptColumn;
  /** The rows that count, of those that are written: the same, unless one counts several times. */
  readonly from?: (rows: string) => string;
  /** Which of the groups belong to the entity; all, without. */
  readonly own?: string;
}

export const freeSlotSignature = 'footwork.free_slot()';

/** Finds the number of a slot that no other open transaction has; with 16 of them, writers wait for each other. */
export const createFreeSlot = `create function ${freeSlotSignature} returns integer language plpgsql as $slot$
declare
  own integer := pg_backend_pid() % 16;
begin
  for slot in own .. own + 15 loop
    if pg_try_advisory_xact_lock(7316, slot % 16) then return slot % 16; end if;
  end loop;
  return own;
end $slot$`;

/** As a subquery: once for a statement. */
export const freeSlot = `(select ${freeSlotSignature})`;

interface Keeping {
  readonly title: string;
  readonly groups: readonly Groups[];
  /** Columns that decide how a row counts. */
  readonly columns: readonly string[];
  readonly create: readonly string[];
}

/** Numbers that stay right whatever changes the rows of the table. */
export function keep(table: string, { title, groups, columns, create }: Keeping): KeptNumbers {
  const by = (...rows: Signed) => groups.map((one) => `${addition(one, rows)};`).join('\n');
  const empty = groups.map((one) => `delete from footwork.${quote(one.table)}${one.own ?? ''}`);
  const counted = groups.map((one) =>
    addition({ ...one, slot: { ...one.slot, value: '0' } }, [[quote(table), '']]),
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

/** Rows with the sign by which they count. */
type Signed = readonly (readonly [rows: string, sign: '' | '-'])[];

/** Adds what rows bring to their groups; in one order always, so that two statements cannot wait for each other. */
function addition({ table, keys, slot, numbers, from = (rows) => rows }: Groups, rows: Signed): string {
  const all = [...keys, slot];
  const names = all.map(({ name }) => quote(name)).join(', ');
  const numberNames = numbers.map(({ name }) => quote(name));
  const brought = rows.map(([source, sign]) => {
    const items = [
      ...all.map(({ name, value }) => `${value} as ${quote(name)}`),
      ...numbers.map(({ name, value }) => `${sign}${value} as ${quote(name)}`),
    ];
    return `  select ${items.join(', ')} from ${from(source)}`;
  });
  const sums = numberNames.map((number) => `sum(${number})`);
  return `insert into footwork.${quote(table)} as kept (${names}, ${numberNames.join(', ')})
select ${names}, ${sums.join(', ')} from (
${brought.join('\n  union all\n')}
) as change group by ${names}
having ${sums.map((sum) => `${sum} <> 0`).join(' or ')} order by ${names}
on conflict (${names}) do update set ${numberNames.map((number) => `${number} = kept.${number} + excluded.${number}`).join(', ')}`;
}
