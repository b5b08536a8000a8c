import { type RawBuilder, sql } from 'kysely';

/** What the columns of the use time become. */
interface UseTime {
  readonly minutes: RawBuilder<number>;
  readonly at: RawBuilder<string | null>;
}

/**
 * The use time of a device that says `given` minutes of its whole life, at most as many more than known as have passed
 * since. A first value may be anything since 2000. Minutes are whole, so that one may be counted before it is
 * over; it is not counted twice, since the time as of which the value is known is then its end.
 */
export function writtenUseTime(given: number, now: Date): UseTime {
  const since = sql`coalesce(use_minutes_at, case when use_minutes > 0 then coalesce(last_seen, create_time) end, '2000-01-01Z')`;
  const passed = sql`ceil(extract(epoch from ${now}::timestamptz - ${since}) / 60)::bigint`;
  const added = sql`greatest(0, least(${given}::bigint - use_minutes, ${passed}))`;
  return {
    minutes: sql`use_minutes + ${added}`,
    at: sql`case when ${given}::bigint < use_minutes then use_minutes_at
      else greatest(${now}::timestamptz, ${since} + ${added} * interval '1 minute') end`,
  };
}
