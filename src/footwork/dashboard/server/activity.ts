import type { Activity } from '../endpoints/statistic';
import { lastDays } from './last-days';
import type { Numbers } from './numbers';

export async function activityOf(numbers: Numbers): Promise<Activity> {
  const days = lastDays(numbers.today, 7);
  const [tests, kinds, powerOns, online, measured, ordered] = await Promise.all([
    testsOf(numbers, days),
    kindsOf(numbers),
    powerOnsOf(numbers, days),
    onlineOf(numbers),
    measuredOf(numbers),
    orderedOf(numbers),
  ]);
  return { days, tests, kinds, powerOns, online, measured, ordered };
}

async function testsOf(numbers: Numbers, days: readonly string[]): Promise<Activity['tests']> {
  if (!numbers.sees('report', 'dev_type', 'detection_time')) return null;
  const per = ['dev_type', 'detection_time'] as const;
  const rows = await numbers.rows('report', { rollup: 'dailyByKind', per, ...numbers.last(14) });
  const types = [...new Set(rows.map(({ dev_type }) => textOrNull(dev_type)))];
  const total = (type: string | null, isMeant: (day: string) => boolean) =>
    sum(rows.filter((row) => row.dev_type === type && isMeant(String(row.detection_time))));
  return types.map((type) => ({
    type,
    days: days.map((day) => total(type, (one) => one === day)),
    before: total(type, (day) => !days.includes(day)),
  }));
}

async function kindsOf(numbers: Numbers): Promise<Activity['kinds']> {
  if (!numbers.sees('report', 'type', 'detection_time')) return null;
  const rows = await numbers.rows('report', { rollup: 'dailyByKind', per: ['type'], ...numbers.last(30) });
  return rows.map(({ type, rows: reports }) => ({ type: String(type), reports }));
}

async function powerOnsOf(numbers: Numbers, days: readonly string[]): Promise<Activity['powerOns']> {
  const per = 'power_on_time';
  if (!numbers.sees('message', per)) return null;
  const rows = await numbers.rows('message', {
    rollup: 'dailyByStore',
    per: [per],
    ...numbers.last(days.length),
  });
  return days.map((day) => sum(rows.filter((row) => row[per] === day)));
}

async function onlineOf(numbers: Numbers): Promise<Activity['online']> {
  if (!numbers.sees('device', 'dev_type', 'status')) return null;
  const rows = await numbers.rows('device', { rollup: 'byStatus', per: ['dev_type', 'status'] });
  return [...new Set(rows.map(({ dev_type }) => String(dev_type)))].map((type) => {
    const own = rows.filter(({ dev_type }) => dev_type === type);
    const online = sum(own.filter(({ status }) => status === 'online'));
    return { type, online, offline: sum(own) - online };
  });
}

async function measuredOf(numbers: Numbers): Promise<Activity['measured']> {
  if (!numbers.sees('report', 'evaluation', 'detection_time')) return null;
  const per = ['evaluation'] as const;
  const rows = await numbers.rows('report', { rollup: 'dailyByKind', per, ...numbers.last(30) });
  return {
    reports: sum(rows),
    evaluated: sum(rows.filter(({ evaluation }) => evaluation === 'evaluated')),
  };
}

async function orderedOf(numbers: Numbers): Promise<Activity['ordered']> {
  if (!numbers.sees('order', 'status', 'order_time')) return null;
  const rows = await numbers.rows('order', { rollup: 'daily', per: ['status'], ...numbers.last(30) });
  return {
    orders: sum(rows),
    paid: sum(rows.filter(({ status }) => status !== 'pending_payment')),
    shipped: sum(rows.filter(({ status }) => status === 'shipped')),
  };
}

function sum(groups: readonly { readonly rows: number }[]): number {
  return groups.reduce((total, { rows }) => total + rows, 0);
}

function textOrNull(value: string | number | boolean | null): string | null {
  return value === null ? null : String(value);
}
