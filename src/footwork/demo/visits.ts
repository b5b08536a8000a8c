import type { DeviceType } from '../../../schemas/parts/device-types';
import { type CountryCode, countries } from './countries';
import { type CustomerRow, customerRow, type MeasuringStore } from './customers';
import { dateOf, day, daysBefore } from './days';
import { deviceModels } from './device-models';
import type { DemoMeasurements } from './measurements';
import { openingTime } from './opening-times';
import { type Random, randomOf } from './random';

/** A device at a store that measures customers. */
export interface Site {
  readonly device: number;
  readonly type: DeviceType;
  readonly since: Date;
  readonly store: MeasuringStore;
  /** Relative number of visitors of the store, at most 1. */
  readonly custom: number;
}

/** A measurement of a customer, from which a report is made. */
export interface Visit {
  readonly site: Site;
  readonly time: Date;
}

interface Span {
  /** Number of visits: each results in a report. */
  readonly reports: number;
  readonly days: number;
}

/** Visits of the last days, oldest first, each in the opening hours of its store and after delivery of its device. */
export function visitsOf(
  random: Random,
  sites: readonly Site[],
  { reports, days }: Span,
  now: Date,
): Visit[] {
  const [from, to] = [daysBefore(now, days).getTime(), now.getTime()];
  const visits: Visit[] = [];
  while (visits.length < reports) {
    const site = random.pick(sites);
    const { utcOffset } = countries[site.store.country];
    const time = openingTime(random, utcOffset, from, to);
    if (time >= site.since && random.chance(site.custom)) visits.push({ site, time });
  }
  return visits.sort((one, other) => one.time.getTime() - other.time.getTime());
}

/** Whether the visit was in the last seven days. */
export function isOfLastWeek({ time }: Visit, now: Date): boolean {
  return now.getTime() - time.getTime() < 7 * day;
}

export interface Guest {
  readonly customer: CustomerRow;
  readonly country: CountryCode;
}

/** Assigns customers to visits: `count` new customers, who return to the store that registered them. */
export function guestsOf(random: Random, visits: readonly Visit[], count: number) {
  const guests: Guest[] = [];
  const known = new Map<number, number[]>();
  const guestAt = visits.map(({ site, time }, at) => {
    const regulars = known.get(site.store.id) ?? [];
    known.set(site.store.id, regulars);
    const isNew = random.chance((count - guests.length) / (visits.length - at));
    if (!isNew && regulars.length > 0) return random.pick(regulars);
    const serial = guests.length + 1;
    const registered = new Date(time.getTime() - random.between(3, 20) * 60_000);
    guests.push({
      customer: customerRow(random, site.store, serial, registered),
      country: site.store.country,
    });
    regulars.push(guests.length - 1);
    return guests.length - 1;
  });
  return { guests, guestAt };
}

export function reportRow(
  random: Random,
  measurements: DemoMeasurements,
  { site, time }: Visit,
  customer: {
    readonly id: number;
    readonly customer_number: string;
    readonly weight: number;
    /** Number of earlier visits. */
    readonly visit: number;
    /** Whether older reports keep their measurements, so that a recent one can be compared with them. */
    readonly isFollowed: boolean;
  },
  serial: number,
  now: Date,
) {
  const model = deviceModels[site.type];
  const evaluated = new Date(
    Math.min(now.getTime(), time.getTime() + random.between(1, 40) * 0.5 * 3_600_000),
  );
  const type = random.pick(model.reportTypes);
  const storeDay = dateOf(new Date(time.getTime() + countries[site.store.country].utcOffset * 3_600_000));
  const age = now.getTime() - time.getTime();
  // Measurements are bulky: older reports have one only for some customers, whose feet can be followed over time.
  const isMeasured = age < 20 * day || customer.isFollowed || customer.id % 20 === 0;
  return {
    report_number: `R${storeDay.slice(2).replaceAll('-', '')}-${String(serial).padStart(5, '0')}`,
    type,
    customer: customer.id,
    customer_number: customer.customer_number,
    detection_time: time,
    // From a separate random source, so that the rest of the demo stays the same.
    measurement: isMeasured
      ? measurements.of(randomOf(serial), type, customer.id, customer.weight, customer.visit)
      : null,
    store: site.store.id,
    device: site.device,
    create_time: time,
    actions: random.chance(age < 2 * day ? 0.3 : 0.92) ? [{ action: 'evaluate', at: evaluated }] : [],
  };
}
