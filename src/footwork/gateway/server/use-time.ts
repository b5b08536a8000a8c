import { type RawBuilder, sql } from 'kysely';

/** The new values of the use-time columns. */
interface UseTime {
  readonly minutes: RawBuilder<number>;
  readonly at: RawBuilder<string | null>;
}

/**
 * The use time of a device that reports this many `minutes` over its lifetime; the increase is limited to the
 * elapsed time. A first value is limited to the time since 2000. Minutes are whole, so a minute may be
 * counted before it is over. The recorded time is then the end of that minute, so that it is not counted
 * twice.
 */
export function writtenUseTime(minutes: number, now: Date): UseTime {
  const since = sql`coalesce(use_minutes_at, case when use_minutes > 0 then coalesce(last_seen, create_time) end, '2000-01-01Z')`;
  const passed = sql`ceil(extract(epoch from ${now}::timestamptz - ${since}) / 60)::bigint`;
  const added = sql`greatest(0, least(${minutes}::bigint - use_minutes, ${passed}))`;
  return {
    minutes: sql`use_minutes + ${added}`,
    at: sql`case when ${minutes}::bigint < use_minutes then use_minutes_at
      else greatest(${now}::timestamptz, ${since} + ${added} * interval '1 minute') end`,
  };
}
