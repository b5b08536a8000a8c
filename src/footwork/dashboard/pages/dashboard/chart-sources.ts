import type { TFunction } from 'i18next';
import type { ChartData, ChartKind, ChartRow } from '#engine/console/charts/chart-data';
import { listPath } from '#engine/console/data/navigation/list-path';
import type { Place } from '#engine/console/data/navigation/places';
import { dateFormat } from '#engine/console/i18n/format/date';
import { readerZone } from '#engine/console/i18n/format/zone';
import { dayStart, plusDays } from '#engine/schema/contract/zoned-day';
import type { Filter } from '#engine/schema/query/list-query';
import type { Activity, Overview } from '../../endpoints/statistic';

interface Words {
  readonly t: TFunction;
  readonly language: string;
  readonly places: readonly Place[];
}

interface Source {
  /** The title is `dashboard.{name}Title`. */
  readonly name: string;
  readonly kind: ChartKind;
  readonly from: 'overview' | 'activity';
  /** Undefined while loading; null if the account may not see the counted records. */
  readonly data: ChartData | undefined | null;
}

type Part<Answer, Name extends keyof Answer> = NonNullable<Answer[Name]>;

export function chartsOf(
  words: Words,
  overview: Overview | undefined,
  activity: Activity | undefined,
): readonly Source[] {
  const { t } = words;
  const ofOverview = <Name extends keyof Overview>(
    name: Name,
    make: (part: Part<Overview, Name>) => ChartData,
  ) => overview && (overview[name] === null ? null : make(overview[name] as Part<Overview, Name>));
  const ofActivity = <Name extends keyof Activity>(
    name: Name,
    make: (part: Part<Activity, Name>) => ChartData,
  ) => activity && (activity[name] === null ? null : make(activity[name] as Part<Activity, Name>));
  const reports = [t('dashboard.reports')];
  const today = activity?.days.at(-1);
  return [
    {
      name: 'days',
      kind: 'column',
      from: 'overview',
      data: ofOverview('days', (days) => ({
        rowTitle: t('dashboard.day'),
        series: reports,
        rows: days.map(({ day, reports: count }) => ({
          ...dayRow(words, day),
          values: [count],
        })),
      })),
    },
    {
      name: 'top',
      kind: 'bar',
      from: 'overview',
      data: ofOverview('topStores', (stores) => ({
        rowTitle: t('dashboard.store'),
        series: reports,
        rows: stores.map(({ store, name, reports: count }) => ({
          key: String(store),
          label: name ?? `#${store}`,
          values: [count],
          to: listPath(words.places, 'report', [
            { field: 'store', operator: 'eq', value: String(store) },
            ...lastDays('detection_time', 30, overview?.today),
          ]),
        })),
      })),
    },
    {
      name: 'tests',
      kind: 'line',
      from: 'activity',
      data: ofActivity('tests', (tests) => ({
        rowTitle: t('dashboard.day'),
        series: tests.map(({ type }) => type ?? t('dashboard.unknown')),
        rows: (activity?.days ?? []).map((day, at) => ({
          ...dayRow(words, day),
          values: tests.map(({ days }) => days[at] ?? 0),
        })),
      })),
    },
    {
      name: 'kinds',
      kind: 'pie',
      from: 'activity',
      data: ofActivity('kinds', (kinds) => ({
        rowTitle: t('dashboard.type'),
        series: reports,
        rows: kinds.map(({ type, reports: count }) => ({
          key: type,
          label: t(`dashboard.kind.${type}`),
          values: [count],
          to: listPath(words.places, 'report', [
            { field: 'type', operator: 'eq', value: type },
            ...lastDays('detection_time', 30, today),
          ]),
        })),
      })),
    },
    {
      name: 'way',
      kind: 'funnel',
      from: 'activity',
      data: activity && wayOf(words, activity),
    },
    {
      name: 'compare',
      kind: 'radar',
      from: 'activity',
      data: ofActivity('tests', (tests) => ({
        rowTitle: t('dashboard.type'),
        series: [t('dashboard.thisWeek'), t('dashboard.before')],
        rows: tests.map(({ type, days, before }) => ({
          key: String(type),
          label: type ?? t('dashboard.unknown'),
          values: [days.reduce((sum, count) => sum + count, 0), before],
          ...(type !== null && {
            to: listPath(words.places, 'report', [
              { field: 'dev_type', operator: 'eq', value: type },
              ...lastDays('detection_time', 7, today),
            ]),
          }),
        })),
      })),
    },
    {
      name: 'online',
      kind: 'column',
      from: 'activity',
      data: ofActivity('online', (types) => ({
        rowTitle: t('dashboard.type'),
        series: [t('dashboard.online'), t('dashboard.offline')],
        rows: types.map(({ type, online, offline }) => ({
          key: type,
          label: type,
          values: [online, offline],
          to: listPath(words.places, 'device', [{ field: 'dev_type', operator: 'eq', value: type }]),
        })),
      })),
    },
    {
      name: 'powerOns',
      kind: 'line',
      from: 'activity',
      data: ofActivity('powerOns', (counts) => ({
        rowTitle: t('dashboard.day'),
        series: [t('dashboard.powerOns')],
        rows: (activity?.days ?? []).map((day, at) => ({
          key: day,
          label: dayLabel(day, words.language),
          values: [counts[at] ?? 0],
          to: listPath(words.places, 'message', lastDays('power_on_time', 1, day)),
        })),
      })),
    },
  ];
}

/** Each step is counted independently, because no data links reports to orders. */
function wayOf({ t, places }: Words, { days, measured, ordered }: Activity): ChartData | null {
  const reported = lastDays('detection_time', 30, days.at(-1));
  const placed = lastDays('order_time', 30, days.at(-1));
  const evaluated: Filter = { field: 'evaluation', operator: 'eq', value: 'evaluated' };
  const paid: Filter = { field: 'status', operator: 'ne', value: 'pending_payment' };
  const shipped: Filter = { field: 'status', operator: 'eq', value: 'shipped' };
  const steps: [name: string, count: number | undefined, entity: string, filters: readonly Filter[]][] = [
    ['reports', measured?.reports, 'report', reported],
    ['evaluated', measured?.evaluated, 'report', [evaluated, ...reported]],
    ['orders', ordered?.orders, 'order', placed],
    ['paid', ordered?.paid, 'order', [paid, ...placed]],
    ['shipped', ordered?.shipped, 'order', [shipped, ...placed]],
  ];
  const rows = steps.flatMap(([name, count, entity, filters]): ChartRow[] => {
    if (count === undefined) return [];
    const to = listPath(places, entity, filters);
    return [{ key: name, label: t(`dashboard.way.${name}`), values: [count], to }];
  });
  return rows.length === 0
    ? null
    : { rowTitle: t('dashboard.stepColumn'), series: [t('dashboard.reports')], rows };
}

/** Filters for `count` days up to `last`, in the reader's time zone like the numbers. */
function lastDays(field: string, count: number, last: string | undefined): readonly Filter[] {
  if (last === undefined) return [];
  const startOf = (day: string) => dayStart(readerZone(), day);
  const [begin, end] = [startOf(plusDays(last, 1 - count)), startOf(plusDays(last, 1))];
  return [
    { field, operator: 'gte', value: begin.toISOString() },
    { field, operator: 'lte', value: new Date(+end - 1).toISOString() },
  ];
}

/** A row of a day, with a link to its reports. */
function dayRow({ language, places }: Words, day: string): Omit<ChartRow, 'values'> {
  return {
    key: day,
    label: dayLabel(day, language),
    to: listPath(places, 'report', lastDays('detection_time', 1, day)),
  };
}

export function dayLabel(day: string, language: string): string {
  return dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}
