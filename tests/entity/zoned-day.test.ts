import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  clockIn,
  dayIn,
  dayStart,
  isZone,
  momentIn,
  plusDays,
} from '../../src/engine/schema/contract/zoned-day';
import { zoneOfSource } from '../../src/engine/schema/model/zone-source';

/**
 * Includes zones that change to summer time at midnight, that differ by half hours, and that have skipped a
 * day.
 */
const zone = fc.constantFrom(
  'UTC',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);
const moment = fc.date({
  min: new Date('2005-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
});

test('18.4: a day in a zone is that of its clock, and begins with its first moment', () => {
  fc.assert(
    fc.property(zone, moment, (name, at) => {
      const shown = new TZDate(+at, name);
      const digits = (value: number) => String(value).padStart(2, '0');
      const day = `${shown.getFullYear()}-${digits(shown.getMonth() + 1)}-${digits(shown.getDate())}`;
      expect(dayIn(name, at)).toBe(day);
      const start = dayStart(name, day);
      expect([dayIn(name, start), dayIn(name, new Date(+start - 1))]).toEqual([day, plusDays(day, -1)]);
    }),
  );
});

test('18.4: what the clock shows leads back to the moment, or to the earlier of two', () => {
  fc.assert(
    fc.property(zone, moment, (name, at) => {
      const second = new Date(Math.floor(+at / 1000) * 1000);
      const back = momentIn(name, clockIn(name, second));
      expect(clockIn(name, back)).toBe(clockIn(name, second));
      expect(+back).toBeLessThanOrEqual(+second);
    }),
  );
  expect(momentIn('Europe/Berlin', '2026-10-25T02:30:00').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(momentIn('Europe/Berlin', '2026-03-29T02:30:00').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('18.4: a place has the zone that was chosen, else that of its country', () => {
  const zoneOf = (country: string, chosen: string | null = null) => zoneOfSource({ zone: chosen, country });
  expect(['CN', 'DE', 'ES', 'FR', 'US', 'JP'].map((country) => zoneOf(country))).toEqual([
    'Asia/Shanghai',
    'Europe/Berlin',
    'Europe/Madrid',
    'Europe/Paris',
    'America/New_York',
    'Asia/Tokyo',
  ]);
  expect([zoneOf('US', 'America/Denver'), zoneOf('BV')]).toEqual(['America/Denver', 'UTC']);
  expect([isZone('Europe/Berlin'), isZone('Moon/Crater'), isZone('')]).toEqual([true, false, false]);
});

test('18.4: a zone shows the same clock in any spelling, and builds a bounded number of formats', () => {
  let built = 0;
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...args);
      built += 1;
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: CountedFormat } }));
  const moment = new Date('2026-01-31T12:00:00Z');
  const letters = [...'europe/berlin'];
  const spelling = (bits: number) =>
    letters.map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)).join('');
  const spellings = Array.from({ length: 300 }, (_, bits) => spelling(bits));
  for (const one of spellings) expect(clockIn(one, moment)).toBe('2026-01-31T13:00:00');
  const before = built;
  clockIn(spellings[0] ?? '', moment);
  expect(built, 'the first spelling is forgotten').toBe(before + 1);
  clockIn(spellings[0] ?? '', moment);
  expect(built, 'and known again').toBe(before + 1);
  vi.unstubAllGlobals();
});
