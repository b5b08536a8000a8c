import type { TFunction } from 'i18next';
import type { ChartData, ChartRow } from '#engine/console/charts/chart-data';
import { listPath } from '#engine/console/data/navigation/list-path';
import type { Place } from '#engine/console/data/navigation/places';
import { dateFormat } from '#engine/console/i18n/format/date';
import { readerZone } from '#engine/console/i18n/format/zone';
import { dayStart, plusDays } from '#engine/schema/contract/zoned-day';
import type { Filter } from '#engine/schema/query/list-query';
import type { ChartAnswer, ChartGroup } from '../../endpoints/statistic';
import type { Chart, Count, Step } from '../../model/chart';

interface Words {
  readonly t: TFunction;
  readonly language: string;
  readonly places: readonly Place[];
  /** The current day according to the server's response. */
  readonly today: string;
}

type Groups = readonly ChartGroup[];

/** The rows of a chart with links to the records that they count; null if the account may see none of its counts. */
export function chartData(words: Words, { counts }: Chart, answer: ChartAnswer): ChartData | null {
  const seen = counts.flatMap((count, at) => {
    const groups = answer.counts[at];
    return groups ? [{ count, groups }] : [];
  });
  const [first] = seen;
  if (!first) return null;
  const { t } = words;
  const series = seriesOf(words, first.count, first.groups);
  return {
    rowTitle: t(`dashboard.${first.count.rowTitle ?? 'day'}`),
    series: series.map(({ title }) => title),
    rows: seen.flatMap(({ count, groups }) =>
      count.steps
        ? count.steps.map((step) => stepRow(words, count, step, groups))
        : keysOf(words, count, groups).map((key) => groupRow(words, count, key, groups, series)),
    ),
  };
}

interface Series {
  readonly title: string;
  /** Whether a group with this second key belongs to the series. */
  readonly has: (key: string | null | undefined) => boolean;
}

function seriesOf(
  { t, today }: Words,
  { counted, series, isCompared, last }: Count,
  groups: Groups,
): Series[] {
  if (series) {
    const values = series.values ?? different(groups.map(({ keys }) => keys[1] ?? null));
    return values.map((value) => ({ title: valueLabel(t, value), has: (key) => key === value }));
  }
  if (isCompared && last) {
    const start = plusDays(today, 1 - last.days);
    return [
      { title: t('dashboard.thisWeek'), has: (day) => String(day) >= start },
      { title: t('dashboard.before'), has: (day) => String(day) < start },
    ];
  }
  return [{ title: t(`dashboard.${counted}`), has: () => true }];
}

/** Each day, even without records, if the rows are days; otherwise the values that occur. */
function keysOf({ today }: Words, { rows, last }: Count, groups: Groups): (string | null)[] {
  if (rows !== last?.day) return different(groups.map(({ keys }) => keys[0] ?? null));
  return Array.from({ length: last.days }, (_, at) => plusDays(today, at - last.days + 1));
}

function groupRow(
  words: Words,
  count: Count,
  key: string | null,
  groups: Groups,
  series: readonly Series[],
): ChartRow {
  const { t, language } = words;
  const own = groups.filter(({ keys }) => (keys[0] ?? null) === key);
  const isDay = count.rows === count.last?.day;
  const label = isDay ? dayLabel(String(key), language) : valueLabel(t, key, own[0]?.label);
  return {
    key: String(key),
    label,
    values: series.map(({ has }) => sum(own.filter(({ keys }) => has(keys[1])))),
    ...(key !== null && { to: recordsOf(words, count, key) }),
  };
}

/** The path of the list with the records of a row: those with this value, or those of this day. */
function recordsOf({ places, today }: Words, { entity, rows, last }: Count, key: string): string | undefined {
  if (rows === last?.day) return listPath(places, entity, lastDays(rows, 1, key));
  const days = last ? lastDays(last.day, last.days, today) : [];
  return listPath(places, entity, [{ field: rows, operator: 'eq', value: key }, ...days]);
}

function stepRow(words: Words, { entity, rows, last }: Count, step: Step, groups: Groups): ChartRow {
  const { t, places, today } = words;
  const { name, is, isNot } = step;
  const filters: Filter[] = [
    ...(is === undefined ? [] : [{ field: rows, operator: 'eq', value: is } as const]),
    ...(isNot === undefined ? [] : [{ field: rows, operator: 'ne', value: isNot } as const]),
    ...(last ? lastDays(last.day, last.days, today) : []),
  ];
  const counted = groups.filter(
    ({ keys: [key] }) => (is === undefined || key === is) && (isNot === undefined || key !== isNot),
  );
  return {
    key: name,
    label: t(`dashboard.step.${name}`),
    values: [sum(counted)],
    to: listPath(places, entity, filters),
  };
}

/** Filters for `count` days up to `last`, in the reader's time zone like the numbers. */
function lastDays(field: string, count: number, last: string): readonly Filter[] {
  const startOf = (day: string) => dayStart(readerZone(), day);
  const [begin, end] = [startOf(plusDays(last, 1 - count)), startOf(plusDays(last, 1))];
  return [
    { field, operator: 'gte', value: begin.toISOString() },
    { field, operator: 'lte', value: new Date(+end - 1).toISOString() },
  ];
}

function valueLabel(t: TFunction, value: string | null, label?: string | null): string {
  if (value === null) return t('dashboard.unknown');
  if (label === null) return `#${value}`;
  return label ?? t(`dashboard.value.${value}`, { defaultValue: value });
}

export function dayLabel(day: string, language: string): string {
  return dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

function different(values: readonly (string | null)[]): (string | null)[] {
  return [...new Set(values)];
}

function sum(groups: Groups): number {
  return groups.reduce((total, { records }) => total + records, 0);
}
