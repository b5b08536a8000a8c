import { Parameters, run, where } from '#engine/server/database/statement';
import type { Connection } from '#engine/server/database/transaction';

interface CountOptions {
  readonly stores: readonly number[];
  readonly from: Date;
  readonly until: Date;
  readonly pauses: readonly { readonly from: Date; readonly until: Date }[];
  readonly unit: 'testers' | 'reports';
  readonly verifiedOnly: boolean;
  /** The IANA time zone in which days begin. */
  readonly timeZone: string;
  /** The report types that count; null: all. */
  readonly types: readonly string[] | null;
  /** Whether to return the reports of each day, too. */
  readonly withReports: boolean;
}

export interface FoundDay {
  readonly store: number;
  /** The local date in that time zone, `2026-01-31`. */
  readonly day: string;
  readonly found: number;
  /** The found reports, earliest first; for testers, only the first report of each. */
  readonly reports?: readonly number[];
}

/**
 * Counts testers or reports per store and day of a cycle. A tester is a customer, identified by the customer number or
 * else the id, and counts once per store and cycle, on the first day with a measurement there; a report without a
 * customer is no tester. Uses the index of reports by store and time.
 */
export async function countReports(connection: Connection, options: CountOptions): Promise<FoundDay[]> {
  const { stores, from, until, pauses, unit, verifiedOnly, timeZone, types, withReports } = options;
  if (stores.length === 0) return [];
  const parameters = new Parameters();
  const bind = (value: unknown) => parameters.bind(value);
  const moment = (date: Date) => bind(date.toISOString());
  const conditions = [
    `r.store = any(${bind(stores)}::bigint[])`,
    `r.detection_time >= ${moment(from)}`,
    `r.detection_time < ${moment(until)}`,
    ...pauses.map(
      (pause) =>
        `not (r.detection_time >= ${moment(pause.from)} and r.detection_time < ${moment(pause.until)})`,
    ),
    ...(types === null ? [] : [`r.type = any(${bind(types)}::text[])`]),
    ...(verifiedOnly
      ? ['exists (select 1 from customer c where c.id = r.customer and c.openid_verified)']
      : []),
  ];
  const reports = `report r${where(conditions)}`;
  const tester = "coalesce(r.customer_number, 'id ' || r.customer)";
  const first = withReports ? ', (array_agg(r.id order by r.detection_time, r.id))[1] as id' : '';
  const units =
    unit === 'reports'
      ? `select r.store, r.detection_time as at, r.id from ${reports}`
      : `select r.store, min(r.detection_time) as at${first} from ${reports} and ${tester} is not null group by r.store, ${tester}`;
  const listed = withReports ? ', json_agg(id order by at, id) as reports' : '';
  const sql = `select store, (at at time zone ${bind(timeZone)}::text)::date::text as day, count(*) as found${listed}
    from (${units}) u group by 1, 2 order by 1, 2`;
  return run<FoundDay>(connection, parameters.statement(sql));
}
