import type { TFunction } from 'i18next';
import type { ChartData, ChartRow } from '#engine/console/charts/chart-data';
import { listPath } from '#engine/console/data/navigation/list-path';
import type { Place } from '#engine/console/data/navigation/places';
import { dateFormat } from '#engine/console/i18n/format/date';
import { readerZone } from '#engine/console/i18n/format/zone';
import { dayStart, plusDays } from '#engine/schema/contract/zoned-day';
import type { Filter } from '#engine/schema/query/list-query';
import type { ChartAnswer, ChartCount, ChartGroup } from '../../endpoints/statistic';
import type { Chart, Count, Step } from '../../model/chart';

interface Words {
  readonly t: TFunction;
  readonly language: string;
  readonly places: readonly Place[];
  /** The current day according to the server's response. */
  readonly today: string;
}

type Groups = readonly ChartGroup[];

/** A count of a chart, and what the server has counted. */
interface Counted extends ChartCount {
  readonly count: Count;
}

/** The rows of a chart with links to the records that they count; null if the account may see none of its counts. */
export function chartData(words: Words, { counts }: Chart, answer: ChartAnswer): ChartData | null {
  const seen = counts.flatMap((count, at) => {
    const counted = answer.counts[at];
    return counted ? [{ count, ...counted }] : [];
  });
  const [first] = seen;
  if (!first) return null;
  const { t } = words;
  const series = seriesOf(words, first);
  return {
    rowTitle: t(`dashboard.${first.count.rowTitle ?? 'day'}`),
    series: series.map(({ title }) => title),
    rows: seen.flatMap((counted) =>
      counted.count.steps
        ? counted.count.steps.map((step) => stepRow(words, counted.count, step, counted.groups))
        : keysOf(words, counted).map((key) => groupRow(words, counted, key, series)),
    ),
  };
}

interface Series {
  readonly title: string;
  /** Whether a group with this second key belongs to the series. */
  readonly has: (key: string | null | undefined) => boolean;
}

function seriesOf({ t, today }: Words, { count, groups, titles }: Counted): Series[] {
  const { counted, series, isCompared, last } = count;
  if (series) {
    const known = titlesOf(titles, series.field);
    const values =
      series.values ??
      different(
        groups.map(({ keys }) => keys[1] ?? null),
        known,
      );
    return values.map((value) => ({
      title: valueLabel(t, value, known.get(value ?? '')),
      has: (key) => key === value,
    }));
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
function keysOf({ today }: Words, { count: { rows, last }, groups, titles }: Counted): (string | null)[] {
  if (rows !== last?.day)
    return different(
      groups.map(({ keys }) => keys[0] ?? null),
      titlesOf(titles, rows),
    );
  return Array.from({ length: last.days }, (_, at) => plusDays(today, at - last.days + 1));
}

function groupRow(
  words: Words,
  { count, groups, titles }: Counted,
  key: string | null,
  series: readonly Series[],
): ChartRow {
  const { t, language } = words;
  const own = groups.filter(({ keys }) => (keys[0] ?? null) === key);
  const isDay = count.rows === count.last?.day;
  const title = titlesOf(titles, count.rows).get(key ?? '') ?? own[0]?.label;
  const label = isDay ? dayLabel(String(key), language) : valueLabel(t, key, title);
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
  return label ?? value;
}

/** Titles of the values of a field, in the order of its declaration. */
function titlesOf(titles: ChartCount['titles'], field: string): ReadonlyMap<string, string> {
  const found = titles.find((one) => one.field === field);
  return new Map(found?.values.map(({ value, title }) => [value, title]));
}

export function dayLabel(day: string, language: string): string {
  return dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

/** Each value once: those with a title in the order of the titles, then the others. */
function different(
  values: readonly (string | null)[],
  titles: ReadonlyMap<string, string>,
): (string | null)[] {
  const found = new Set(values);
  const named = [...titles.keys()].filter((value) => found.has(value));
  return [...new Set([...named, ...found])];
}

function sum(groups: Groups): number {
  return groups.reduce((total, { records }) => total + records, 0);
}
