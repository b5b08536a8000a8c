import { zoneOf } from '../../../../schema/access/actor';
import { dayStart, plusDays } from '../../../../schema/contract/zoned-day';
import { fieldNamed } from '../../../../schema/model/entity';
import type { Rollup } from '../../../../schema/model/rollup';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import { distinctValues, keyColumns, numberColumns, type RollupColumn } from '../../../plan/rollup-tables';
import type { View } from '../view';
import { groupsOf, valuesOf } from './groups';
import { scopeConditions } from './row-scope';

/** Days in the actor's time zone. `starts` are the first days of the periods by which the result is grouped. */
export interface ZonedDays {
  readonly from: string;
  /** Exclusive end. */
  readonly until: string;
  readonly starts: readonly string[];
}

type Seen = Pick<View, 'actor'>;

/** Like `groupsOf`, but in days of the actor's time zone; the rollup stores days in UTC. */
export function zonedGroups(view: Seen, rollup: Rollup, parameters: Parameters, days?: ZonedDays): string {
  const groups = groupsOf(view, rollup, parameters);
  const numbers = numberColumns(rollup).map((column) => ({ ...column, isCount: true }));
  return withMoved(view, rollup, parameters, groups, days, numbers, (rows) => rows);
}

/** Like `valuesOf`, in the same days. */
export function zonedValues(view: Seen, rollup: Rollup, parameters: Parameters, days?: ZonedDays): string {
  const values = valuesOf(view, rollup, parameters);
  const columns = [
    ...['_field', '_value'].map((name) => ({ name, value: name, isCount: false })),
    { name: '_rows', value: '1', isCount: true },
  ];
  return withMoved(view, rollup, parameters, values, days, columns, (rows) => distinctValues(rollup, rows));
}

interface MovedColumn extends Pick<RollupColumn, 'name' | 'value'> {
  /** Whether the column is summed, so that a moved row subtracts it from one day and adds it to another. */
  readonly isCount: boolean;
}

/** Corrects the UTC groups: rows between the start of a day in UTC and in the zone move to the adjacent day. */
function withMoved(
  { actor }: Seen,
  rollup: Rollup,
  parameters: Parameters,
  kept: string,
  days: ZonedDays | undefined,
  columns: readonly MovedColumn[],
  rowsOf: (rows: string) => string,
): string {
  const { entity, day } = rollup;
  if (day === undefined || days === undefined || fieldNamed(entity, day).type === 'date') return kept;
  const zone = zoneOf(actor);
  const moves = [...new Set([...days.starts, days.until])].flatMap((start) => movesAt(zone, start));
  if (moves.length === 0) return kept;
  const keys = keyColumns(rollup).map(({ name, value }) => (name === day ? '_day' : value));
  const numbers = columns.map(({ value, isCount }) => (isCount ? `_sign * ${value}` : value));
  const named = [...keyColumns(rollup), ...columns].map(({ name }) => quote(name)).join(', ');
  const moved = moves.map(({ gains, loses, begins, ends }) => {
    const conditions = [
      `k.${quote(day)} >= ${parameters.bind(begins)}::timestamptz`,
      `k.${quote(day)} < ${parameters.bind(ends)}::timestamptz`,
      ...scopeConditions(actor, entity, 'k', parameters),
    ];
    const rows = `(select * from ${quote(entity.table)} k${where(conditions)}) k`;
    const signs = `(values (${parameters.bind(gains)}::date, 1), (${parameters.bind(loses)}::date, -1)) m (_day, _sign)`;
    return `select ${[...keys, ...numbers].join(', ')} from ${rowsOf(`${rows} cross join ${signs}`)}`;
  });
  const first = `${parameters.bind(days.from)}::date`;
  const end = `${parameters.bind(days.until)}::date`;
  const all = [`select ${named} from ${kept} g`, ...moved].join(' union all ');
  return `(select * from (${all}) z where ${quote(day)} >= ${first} and ${quote(day)} < ${end})`;
}

interface Move {
  readonly gains: string;
  readonly loses: string;
  readonly begins: string;
  readonly ends: string;
}

/**
 * The interval between the start of a day in UTC and its start in the zone. The rows in it belong to one day in UTC and
 * to another in the zone.
 */
function movesAt(zone: string, day: string): Move[] {
  const [inUtc, inZone] = [`${day}T00:00:00.000Z`, dayStart(zone, day).toISOString()];
  const before = plusDays(day, -1);
  if (inZone < inUtc) return [{ gains: day, loses: before, begins: inZone, ends: inUtc }];
  if (inZone > inUtc) return [{ gains: before, loses: day, begins: inUtc, ends: inZone }];
  return [];
}

/** The days from `from` to `until`, exclusive. */
export function eachDay(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = plusDays(day, 1)) days.push(day);
  return days;
}
