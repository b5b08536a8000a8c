import { expect, test } from 'vitest';
import { deviceTypeNames } from '../../../schemas/parts/device-types';
import { timeZones } from '../../../src/engine/schema/model/time-zones';
import { patternOfFormat } from '../../../src/engine/schema/write/formats';
import { accountSpecs } from '../../../src/footwork/demo/accounts';
import { activityOf } from '../../../src/footwork/demo/activity';
import type { TakenAction } from '../../../src/footwork/demo/applied-actions';
import { countries } from '../../../src/footwork/demo/countries';
import { day, daysBefore } from '../../../src/footwork/demo/days';
import { deviceModels } from '../../../src/footwork/demo/device-models';
import { deviceRow } from '../../../src/footwork/demo/device-row';
import { devicesOf } from '../../../src/footwork/demo/devices';
import { DemoMeasurements } from '../../../src/footwork/demo/measurements';
import { businessesOf } from '../../../src/footwork/demo/merchants';
import { productLines } from '../../../src/footwork/demo/product-lines';
import { randomOf } from '../../../src/footwork/demo/random';
import { shopsOf } from '../../../src/footwork/demo/stores';
import { guestsOf, reportRow, type Site, visitsOf } from '../../../src/footwork/demo/visits';
import { analyseStored } from '../../../src/footwork/reports/server/analyse-stored';
import type { StoredMeasurement } from '../../../src/measurement/storage/report-measurement';

const now = new Date('2026-03-04T15:30:00Z');
const measurements = await DemoMeasurements.make();

function took({ actions }: { readonly actions: readonly TakenAction[] }, name: string): boolean {
  return actions.some(({ action }) => action === name);
}

function generate(at = now, days = 60) {
  const activity = activityOf(days);
  const random = randomOf(1);
  const numbered = <Item>(items: readonly Item[]) =>
    items.map((item, position) => ({ ...item, id: position + 1 }));
  const businesses = numbered(businessesOf(random, at));
  const shops = numbered(shopsOf(random, businesses, at));
  const devices = numbered(devicesOf(random, shops, at));
  const sites = devices.flatMap(({ id, type, since, shop, closed }): Site[] => {
    if (!shop || closed !== undefined) return [];
    const { code_num: code, country } = shop.store;
    return [{ device: id, type, since, custom: shop.custom, store: { id: shop.id, code, country } }];
  });
  const visits = visitsOf(random, sites, activity, at);
  const { guests, guestAt } = guestsOf(random, visits, activity.customers);
  const rows = {
    devices: devices.map((device, position) =>
      deviceRow(random, device, position + 1, { times: [], days }, at),
    ),
    reports: visits.map((visit, position) => {
      const id = guestAt[position] ?? 0;
      const weight = guests[id]?.customer.weight ?? 70;
      const customer = { id, customer_number: `C${id}`, weight, visit: position, isFollowed: false };
      return reportRow(random, measurements, visit, customer, position + 1, at);
    }),
  };
  return { businesses, shops, devices, visits, guests, rows };
}

test('the same seed and time give the same business', () => {
  expect(JSON.stringify(generate())).toBe(JSON.stringify(generate()));
});

test.each([
  [5, 23],
  [7, 40],
  [11, 50],
  [40, 54],
])('18.2: no measurement contradicts a customer of %i years and %i kg', async (age, weight_kg) => {
  const random = randomOf(1);
  for (let customer = 0; customer < 9; customer++) {
    for (const type of ['static', 'dynamic'] as const) {
      const measurement = measurements.of(random, type, customer, weight_kg);
      const stored = { type, measurement } as unknown as StoredMeasurement;
      const found = await analyseStored({ stored, person: { age, weight_kg } });
      expect(found?.result.kind).toBe(type);
      expect(found?.result.mismatches, `${type} ${customer}`).toBe(undefined);
    }
  }
});

test('18.2: most adults of the demo get no finding, few are sent to a specialist, and they stand with their weight', async () => {
  const customers = Array.from({ length: 40 }, (_, id) => ({ id, weight_kg: 55 + id }));
  for (const type of ['static', 'dynamic', 'posture'] as const) {
    const results = await Promise.all(
      customers.map(async ({ id, weight_kg }) => {
        const measurement = measurements.of(randomOf(id), type, id, weight_kg);
        const stored = { type, measurement } as unknown as StoredMeasurement;
        return (await analyseStored({ stored, person: { age: 40, weight_kg } }))?.result;
      }),
    );
    const findings = results.map((result) => result?.findings ?? []);
    expect(findings.filter((found) => found.length === 0).length, type).toBeGreaterThanOrEqual(20);
    const sent = findings.filter((found) => found.some(({ level }) => level === 'specialist'));
    expect(sent.length, type).toBeLessThanOrEqual(2);
    if (type !== 'static') continue;
    for (const [at, result] of results.entries()) {
      const force = (side: 'left' | 'right') => result?.[side].values.peakForce?.value ?? 0;
      const part = (force('left') + force('right')) / ((customers[at]?.weight_kg ?? 0) * 9.81);
      expect(Math.abs(part - 1), `${at}`).toBeLessThan(0.15);
    }
  }
});

test('it has the size of a real one', () => {
  const { businesses, shops, devices, visits, guests } = generate();
  expect([businesses.length, shops.length, devices.length, visits.length]).toEqual([12, 60, 240, 4000]);
  expect(guests).toHaveLength(1520);
  expect(new Set(guests.map(({ customer }) => customer.phone ?? customer.student_number)).size).toBe(1520);
  expect(new Set(businesses.map(({ merchant }) => merchant.pcode)).size).toBe(3);
  expect(new Set(shops.map(({ store }) => store.country)).size).toBe(8);
  expect(new Set(devices.map((device) => device.shop?.id)).size).toBe(61);
  expect(new Set(devices.map((device) => device.type))).toEqual(new Set(deviceTypeNames));
});

test('fourteen months are as busy as the last sixty days, and no two of their customers share a number', () => {
  const { visits, guests } = generate(now, 425);
  expect([visits.length, guests.length]).toEqual([28_333, 10_767]);
  expect(new Set(guests.map(({ customer }) => customer.phone ?? customer.student_number)).size).toBe(10_767);
  const recent = visits.filter(({ time }) => time >= daysBefore(now, 60)).length;
  expect(recent / 60).toBeGreaterThan(28_333 / 425);
});

test('18.2: a shoe for first steps has no size of a child that goes to school', () => {
  const { guests } = generate();
  const first = productLines.find(({ name }) => name.en === 'First steps shoe');
  const smallest = Math.min(...guests.map(({ customer }) => customer.shoe_size));
  expect(first?.sizes.to).toBeLessThan(smallest);
  const shoes = productLines.filter(({ type, category }) => type === 'shoe' && category === 'children');
  expect(shoes.some(({ sizes }) => sizes.from <= smallest && sizes.to >= 36)).toBe(true);
});

test('every telephone number can be stored', () => {
  const { businesses, shops } = generate();
  const phones = [
    ...businesses.map(({ merchant }) => merchant.phone),
    ...shops.map(({ store }) => store.phone),
  ];
  for (const phone of phones) expect(phone).toMatch(new RegExp(String(patternOfFormat.phone)));
});

test('leases end before, soon after and long after today; only leases end', () => {
  const { devices } = generate();
  const days = devices.flatMap((device) =>
    device.leaseExpiry ? [(device.leaseExpiry.getTime() - now.getTime()) / day] : [],
  );
  expect(days.filter((left) => left < 0).length).toBeGreaterThan(3);
  expect(days.filter((left) => left > 0 && left <= 30).length).toBeGreaterThan(5);
  expect(days.filter((left) => left > 30).length).toBeGreaterThan(60);
  for (const device of devices) expect(device.leaseExpiry !== undefined).toBe(device.mode === 'lease');
});

test('some devices are locked, closed, never seen and at the factory; the closed say why', () => {
  const { devices } = generate().rows;
  for (const some of [
    devices.filter((device) => took(device, 'lock')),
    devices.filter((device) => took(device, 'close')),
    devices.filter((device) => device.last_seen === null),
    devices.filter((device) => device.store === null),
  ]) {
    expect(some.length).toBeGreaterThan(2);
    expect(some.length).toBeLessThan(200);
  }
  for (const device of devices.filter((one) => took(one, 'close'))) expect(device.remark).toBeTruthy();
});

test('no device is online, as none is driven; it was last seen when it was last used, or later', () => {
  const { devices } = generate().rows;
  expect(devices.filter((device) => took(device, 'connect'))).toEqual([]);
  expect(devices.filter(({ last_seen }) => last_seen).length).toBeGreaterThan(150);
  for (const { last_seen, last_use } of devices) {
    expect(last_seen === null).toBe(last_use === null);
    if (!last_seen || !last_use) continue;
    expect(last_seen.getTime()).toBeGreaterThanOrEqual(last_use.getTime());
    expect(last_seen.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

test.each([3, 6, 9, 12, 15, 18, 21])(
  'started at %i h UTC, there are reports of today and none of tomorrow',
  (hour) => {
    const at = new Date(Date.UTC(2026, 2, 4, hour, 30));
    const times = generate(at).visits.map((visit) => visit.time.getTime());
    expect(Math.max(...times)).toBeLessThanOrEqual(at.getTime());
    expect(Math.min(...times)).toBeGreaterThan(at.getTime() - 62 * day);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.filter((time) => time >= Date.UTC(2026, 2, 4)).length).toBeGreaterThan(0);
  },
);

test('Saturdays are busier than Sundays', () => {
  const { visits } = generate();
  const on = (weekday: number) =>
    visits.filter(
      ({ time, site }) =>
        new Date(time.getTime() + countries[site.store.country].utcOffset * 3_600_000).getUTCDay() ===
        weekday,
    );
  expect(on(6).length).toBeGreaterThan(2 * on(0).length);
});

test('no report is older than its device', () => {
  for (const { site, time } of generate().visits)
    expect(time.getTime()).toBeGreaterThanOrEqual(site.since.getTime());
});

test('19.4: a store in another zone than most of its country names its own', () => {
  const { shops } = generate();
  const zoneOf = (city: string) =>
    shops.find(({ store }) => store.name === `Amblewell ${city}`)?.store.time_zone;
  expect(['New York', 'Chicago', 'Denver', 'Austin', 'Seattle'].map(zoneOf)).toEqual([
    null,
    'America/Chicago',
    'America/Denver',
    'America/Chicago',
    'America/Los_Angeles',
  ]);
  const named = shops.flatMap(({ store }) => store.time_zone ?? []);
  expect(timeZones).toEqual(expect.arrayContaining(named));
});

test('18.3: two visits of a customer in a row measure different pressures', () => {
  const [first, second] = [0, 1].map((nth) => measurements.of(randomOf(1), 'dynamic', 7, 72, nth));
  expect(first).not.toEqual(second);
});

test('18: the store of each store account has a device that measures walking', () => {
  const { shops, devices } = generate();
  for (const { store } of accountSpecs) {
    if (store === undefined) continue;
    const shop = shops.find(({ store: { code_num: code } }) => code === store);
    const types = devices.filter((device) => device.shop?.id === shop?.id).map(({ type }) => type);
    expect(
      types.flatMap((type) => deviceModels[type].reportTypes),
      store,
    ).toContain('dynamic');
  }
});
