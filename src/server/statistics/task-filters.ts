import { type NamedTaskName, type TaskName, taskTerms } from '../../entity/contract/endpoints/task';
import { plusDays } from '../../entity/contract/zoned-day';
import type { Params } from '../../entity/query/list-query';

export type FilteredTaskName = Exclude<TaskName, NamedTaskName>;

export interface TaskTime {
  readonly now: Date;
  /** `2026-01-31`, by the caller's clock. */
  readonly day: string;
}

const hour = 3_600_000;
const { silentDays, leaseDays, lateHours } = taskTerms;

/** The filters of the list of each task. */
export const taskFilters = {
  silentDevices: ({ now }) => ({
    close: 'false',
    store_null: 'false',
    last_seen_lte: before(now, silentDays * 24),
  }),
  endingLeases: ({ day }) => ({
    mode: 'lease',
    close: 'false',
    lease_expiry_lte: plusDays(day, leaseDays),
  }),
  lateReports: ({ now }) => ({ evaluation: 'pending', detection_time_lte: before(now, lateHours) }),
  submissions: () => ({ status: 'under_review' }),
  shipments: () => ({ status: 'pending_shipment' }),
  idleStores: () => ({ checks_week: '0' }),
  sessions: ({ day }) => ({
    status_in: 'planned,running',
    start_date_lte: day,
    end_date_gte: day,
    weekdays: weekdays[new Date(day).getUTCDay()],
  }),
  pendingReports: () => ({ evaluation: 'pending' }),
  unpaidOrders: () => ({ status: 'pending_payment' }),
  offlineDevices: () => ({ status: 'offline', close: 'false' }),
} as const satisfies Record<FilteredTaskName, (time: TaskTime) => Params>;

/** As the days of a training plan are named. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

function before(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * hour).toISOString();
}
