import { TZDate } from '@date-fns/tz';
import { type Author, system, type TakenAction } from './applied-actions';
import announcements from './data/announcements.json';
import assessments from './data/assessments.json';
import { activities } from './data/sentences.json';
import { day, daysBefore } from './days';
import { timeZoneOf } from './partners';
import type { Random } from './random';

/** How many activities `policiesOf` makes. */
export const policyCount = 25;

/** Cashback activities: ended, running and planned ones of every partner. */
export function policiesOf(random: Random, partners: ReadonlyMap<string, Author>, now: Date) {
  return Array.from({ length: policyCount }, (_, at) => {
    const [pcode, partner] = [...partners][at % partners.size] ?? [];
    const time_zone = timeZoneOf(pcode);
    const start = midnight(daysBefore(now, 420 - at * 18), time_zone);
    const deadline = midnight(new Date(start.getTime() + random.between(30, 90) * day), time_zone);
    const made = new Date(Math.min(daysBefore(start, 7).getTime(), daysBefore(now, 1).getTime()));
    const isEnabled = start <= now && (random.chance(0.85) || deadline > now);
    const enabled: TakenAction = { action: 'enable', at: start, ...(partner && { by: partner }) };
    const ended: readonly TakenAction[] =
      deadline <= now ? [{ action: 'stop', at: deadline, by: system }] : [];
    const size = random.between(1, 4);
    const cycle_unit = random.pick(['week', 'month'] as const);
    const target = size * (cycle_unit === 'week' ? 4 : 12);
    const adjusted = random.chance(0.15);
    return {
      activity_name: `${random.pick(activities)} ${start.getUTCFullYear()}-${String(at + 1).padStart(2, '0')}`,
      pcode: pcode ?? '',
      summary: null,
      starting_time: start,
      deadline,
      cycle: 1,
      cycle_unit,
      time_zone,
      target_value: target,
      target_unit: random.pick(['testers', 'reports']),
      daily_increases: random.chance(0.5) ? random.between(2, 5) : null,
      openid_verification: random.chance(0.3),
      ratio: 5,
      tiers: [
        { from: target * 1.5, to: target * 2 - 1, ratio: 10 },
        { from: target * 2, ratio: 15 },
      ],
      adjust_number: adjusted ? random.between(1, 2) : 0,
      adjust_reason: adjusted ? 'Reports of the power cut were counted by hand.' : null,
      create_time: made,
      actions: isEnabled ? [enabled, ...ended] : [],
    };
  });
}

/** The start of the local day in the time zone. */
export function midnight(moment: Date, timeZone: string): Date {
  return new Date(new TZDate(+moment, timeZone).setHours(0, 0, 0, 0));
}

interface Recipients {
  readonly stores: readonly number[];
  readonly devices: readonly number[];
  readonly publisher: Author;
}

/** Announcements of every kind in every state, with their recipients. */
export function announcementsOf({ stores, devices, publisher }: Recipients, now: Date) {
  const kinds = ['all', 'stores', 'devices'] as const;
  return kinds.flatMap((kind, at) =>
    [1, 0, 2].map((steps, nth) => {
      const text = announcements[(at + nth) % announcements.length];
      const made = daysBefore(now, 40 - at * 9 - nth * 3);
      const published: TakenAction = {
        action: 'publish',
        at: new Date(made.getTime() + day / 12),
        by: publisher,
      };
      const withdrawn: TakenAction = {
        action: 'withdraw',
        at: new Date(made.getTime() + 2 * day),
        by: publisher,
      };
      return {
        announcement: {
          ...text,
          kind,
          create_time: made,
          actions: [published, withdrawn].slice(0, steps),
        },
        stores: kind === 'stores' ? stores.slice(0, 4) : [],
        devices: kind === 'devices' ? devices.slice(0, 6) : [],
      };
    }),
  );
}

/** One assessment system per report type, and a disabled one. */
export function assessmentsOf(now: Date) {
  const made = daysBefore(now, 500);
  const disabled: TakenAction = { action: 'disable', at: new Date(made.getTime() + 60 * day) };
  return assessments.map(({ isDisabled, ...system }) => ({
    ...system,
    summary: null,
    create_time: made,
    actions: isDisabled ? [disabled] : [],
  }));
}
