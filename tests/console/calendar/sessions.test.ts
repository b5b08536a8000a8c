import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../../../src/engine/schema/contract/zoned-day';
import { weekdayOf } from '../../../src/footwork/calendar/console/days';
import { sessionEntry } from '../../../src/footwork/calendar/console/entries';
import {
  movesWith,
  type StoredSession,
  sessionsOn,
  type TrainingPlan,
} from '../../../src/footwork/calendar/console/sessions';

const plan = {
  id: 3,
  version: 1,
  name: 'Arches',
  start_date: '2026-11-18',
  end_date: '2026-12-09',
  weekdays: ['mon', 'wed'],
  time: '18:30',
  status: 'running',
} as unknown as TrainingPlan;

const stored = (row: Partial<StoredSession>) =>
  ({ id: 1, version: 1, plan: 3, state: 'planned', time: null, ...row }) as StoredSession;

const month = Array.from({ length: 35 }, (_, at) => plusDays('2026-11-09', at));

const daysOf = (one: TrainingPlan, rows: readonly StoredSession[] = [], days = month) =>
  sessionsOn(days, [one], rows, 'UTC')
    .map(({ day, time }) => [day, time])
    .sort();

describe('sessions of a plan', () => {
  test('are on its weekdays, from its first to its last day', () => {
    expect(daysOf({ ...plan, end_date: '2026-11-25' })).toEqual([
      ['2026-11-18', '18:30'],
      ['2026-11-23', '18:30'],
      ['2026-11-25', '18:30'],
    ]);
    expect(daysOf({ ...plan, status: 'cancelled' })).toEqual([]);
  });

  test('18.4: moving one session leaves all others', () => {
    const row = stored({ planned_for: '2026-11-23', day: '2026-11-24', time: '10:00' });
    const others = daysOf(plan).filter(([day]) => day !== '2026-11-23');
    expect(daysOf(plan, [row])).toEqual([...others, ['2026-11-24', '10:00']].sort());
    expect(daysOf(plan, [row], ['2026-11-23'])).toEqual([]);
    expect(daysOf(plan, [row], ['2026-11-24'])).toEqual([['2026-11-24', '10:00']]);
  });

  test('18.4: done and missed sessions keep their day, even if the plan is cancelled', () => {
    const rows = [
      stored({ planned_for: '2026-11-18', day: '2026-11-18', state: 'missed' }),
      stored({ id: 2, planned_for: '2026-11-23', day: '2026-11-23' }),
    ];
    const found = sessionsOn(month, [{ ...plan, status: 'cancelled' }], rows, 'UTC');
    expect(found.map(({ day, row }) => [day, row?.state])).toEqual([['2026-11-18', 'missed']]);
  });

  test('18.4: a plan that was completed early has no planned sessions after that day', () => {
    const completed = { ...plan, status: 'completed', completed_at: '2026-11-25T12:00:00Z' };
    const rows = [
      stored({ planned_for: '2026-11-23', day: '2026-11-27' }),
      stored({ id: 2, planned_for: '2026-11-30', day: '2026-11-30', state: 'done' }),
    ];
    expect(daysOf(completed, rows).map(([day]) => day)).toEqual(['2026-11-18', '2026-11-25', '2026-11-30']);
    expect(daysOf({ ...completed, completed_at: null })).toEqual(daysOf(plan));
  });

  test('18.4: moving the following ones moves one weekday from a day on', () => {
    const moves = movesWith(plan, '2026-11-30', '2026-12-01', '19:00');
    expect(daysOf({ ...plan, moves })).toEqual([
      ['2026-11-18', '18:30'],
      ['2026-11-23', '18:30'],
      ['2026-11-25', '18:30'],
      ['2026-12-01', '19:00'],
      ['2026-12-02', '18:30'],
      ['2026-12-08', '19:00'],
      ['2026-12-09', '18:30'],
    ]);
  });

  test('18.4: after any moves, this session and all following ones on its weekday are where the last move put them', () => {
    const moments = fc.record({
      week: fc.integer({ min: 0, max: 8 }),
      weekday: fc.constantFrom(0, 2),
      by: fc.integer({ min: -6, max: 6 }),
    });
    const long = { ...plan, start_date: '2026-11-16', end_date: '2027-01-31' };
    fc.assert(
      fc.property(fc.array(moments, { minLength: 1, maxLength: 8 }), (given) => {
        let moved: TrainingPlan = long;
        for (const { week, weekday, by } of given) {
          const day = plusDays('2026-11-16', week * 7 + weekday);
          moved = { ...moved, moves: movesWith(moved, day, plusDays(day, by), undefined) };
        }
        const { week, weekday, by } = given.at(-1) ?? { week: 0, weekday: 0, by: 0 };
        const from = plusDays('2026-11-16', week * 7 + weekday);
        const days = Array.from({ length: 120 }, (_, at) => plusDays('2026-11-01', at));
        const found = sessionsOn(days, [moved], [], 'UTC');
        expect(found).toHaveLength(sessionsOn(days, [long], [], 'UTC').length);
        for (const { plannedFor, day } of found) {
          if (weekdayOf(plannedFor) === weekdayOf(from) && plannedFor >= from)
            expect(day).toBe(plusDays(plannedFor, by));
        }
      }),
    );
  });

  test('18.4: an entry shows a session by the clock of the calendar, on the day that it is there', () => {
    const given = { ...plan, store: 47, end_date: '2026-11-18', time: '23:30' } as TrainingPlan;
    const found = (zone: string, known: readonly (readonly [number, string])[], time?: string | null) =>
      sessionsOn(month, [{ ...given, ...(time !== undefined && { time }) }], [], zone)
        .map((session) => sessionEntry(session, new Map(known), zone))
        .map((entry) => [entry.day, entry.time, entry.zone]);
    const chicago = [[47, 'America/Chicago']] as const;
    expect(found('America/New_York', chicago)).toEqual([['2026-11-19', '00:30', 'America/Chicago']]);
    expect(found('America/New_York', chicago, '10:30')).toEqual([['2026-11-18', '11:30', 'America/Chicago']]);
    expect(found('America/Chicago', chicago)).toEqual([['2026-11-18', '23:30', undefined]]);
    expect(found('America/New_York', chicago, null)[0]?.slice(0, 2)).toEqual(['2026-11-18', undefined]);
    expect(found('America/New_York', []), 'zone unknown').toEqual([['2026-11-18', '23:30', undefined]]);
  });
});
