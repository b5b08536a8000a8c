import { plusDays } from '#engine/schema/contract/zoned-day';
import type { Params } from '#engine/schema/query/list-query';
import { type NamedTaskName, type PageTaskName, type TaskName, taskTerms } from '../endpoints/task';

export type FilteredTaskName = Exclude<TaskName, NamedTaskName | PageTaskName>;

export interface TaskTime {
  readonly now: Date;
  /** `2026-01-31`, in the caller's time zone. */
  readonly day: string;
  /** Start and end of this day. */
  readonly dayStart: Date;
  readonly dayEnd: Date;
}

const hour = 3_600_000;
const { silentDays, leaseDays, lateHours } = taskTerms;

/** List filters by task, with the order where the usual one does not fit. */
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
  appointments: ({ dayStart, dayEnd }) => ({
    state_in: 'planned,arrived',
    starts_at_gte: dayStart.toISOString(),
    starts_at_lt: dayEnd.toISOString(),
    _sort: 'starts_at',
  }),
  pendingReports: () => ({ evaluation: 'pending' }),
  unassignedReports: () => ({ evaluation: 'pending', customer_null: 'true' }),
  unpaidOrders: () => ({ status: 'pending_payment' }),
  offlineDevices: () => ({ status: 'offline', close: 'false' }),
} as const satisfies Record<FilteredTaskName, (time: TaskTime) => Params>;

function before(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * hour).toISOString();
}
