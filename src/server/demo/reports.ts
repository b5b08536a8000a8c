import { dateOf, day, daysBefore } from './days';
import { type DeviceModel, deviceModels } from './device-models';
import type { Device, PlacedShop } from './devices';
import type { Random } from './random';

const reportCount = 4000;
/** Days before today. */
const period = 60;
const hour = 3_600_000;
const opens = 9;
const closes = 20;

/** Sunday first: quiet on Sundays, busiest on Saturdays. */
const weekdays = [0.3, 0.55, 0.5, 0.55, 0.6, 0.8, 1] as const;

type PlacedDevice = Device & { readonly id: number };

/** A customer measured: what a report is made from. */
export interface Visit {
  readonly shop: PlacedShop;
  readonly device: PlacedDevice;
  readonly time: Date;
}

/** Visits of the last sixty days and today, oldest first, each when its shop was open and its device there. */
export function visitsOf(random: Random, devices: readonly PlacedDevice[], now: Date): Visit[] {
  const inUse = devices.flatMap((device) =>
    device.shop && device.closed === undefined ? [{ device, shop: device.shop }] : [],
  );
  const visits: Visit[] = [];
  while (visits.length < reportCount) {
    const { device, shop } = random.pick(inUse);
    const time = openingTime(random, shop, now);
    const likely = shop.custom * (weekdays[localDay(time, shop)] ?? 0);
    if (time <= now && time >= device.since && random.chance(likely)) visits.push({ shop, device, time });
  }
  return visits.sort((one, other) => one.time.getTime() - other.time.getTime());
}

/** A moment of a local day from sixty days ago to tomorrow, which is today east of UTC. */
function openingTime(random: Random, shop: PlacedShop, now: Date): Date {
  const midnight = Date.parse(dateOf(daysBefore(now, random.between(-1, period)))) - shop.utcOffset * hour;
  return new Date(midnight + Math.floor((opens + random.next() * (closes - opens)) * hour));
}

function localDay(time: Date, shop: PlacedShop): number {
  return new Date(time.getTime() + shop.utcOffset * hour).getUTCDay();
}

export function reportRow(random: Random, visit: Visit, number: number, now: Date) {
  const { shop, device, time } = visit;
  const model: DeviceModel = deviceModels[device.type];
  const recent = now.getTime() - time.getTime() < 2 * day;
  return {
    report_number: `R${dateOf(time).slice(2).replaceAll('-', '')}-${String(number).padStart(5, '0')}`,
    type: random.pick(model.reportTypes),
    customer_number: `${shop.store.code_num}-${String(random.between(1, 90)).padStart(4, '0')}`,
    detection_time: time,
    store: shop.id,
    device: device.id,
    evaluation: random.chance(recent ? 0.3 : 0.92) ? 'evaluated' : 'pending',
    create_time: time,
  };
}
