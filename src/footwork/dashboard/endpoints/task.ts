import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  array,
  id,
  integer,
  nullableText,
  object,
  text,
  time,
  type ValueOf,
} from '#engine/schema/contract/json-schema';

/** The task lines per reach, in display order, each with the entity that it counts. */
export const taskEntities = {
  all: {
    silentDevices: 'device',
    endingLeases: 'device',
    lateReports: 'report',
    submissions: 'submission',
    shipments: 'order',
  },
  partner: { idleStores: 'store' },
  store: {
    appointments: 'appointment',
    sessions: 'training-session',
    pendingReports: 'report',
    unassignedReports: 'report',
    dueCustomers: 'customer',
    unopenedLinks: 'report',
    unpaidOrders: 'order',
    offlineDevices: 'device',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The task lines of a reach, with the entity that each counts. */
export function tasksOf(reach: string): readonly (readonly [TaskName, string])[] {
  const lines: Readonly<Record<string, Readonly<Record<string, string>>>> = taskEntities;
  return Object.entries(lines[reach] ?? {}) as [TaskName, string][];
}

type NamesOf<Entities> = Entities extends unknown ? keyof Entities & string : never;

export type TaskName = NamesOf<(typeof taskEntities)[keyof typeof taskEntities]>;

/** Tasks whose records no list filter can select: the link of the task names the records by id. */
export type NamedTaskName = 'dueCustomers' | 'unopenedLinks';

/** Tasks whose records a page shows instead of a list, each with the component name of the page. */
export const taskPages = { sessions: 'assessment/calendar' } as const satisfies Partial<
  Record<TaskName, string>
>;

export type PageTaskName = keyof typeof taskPages;

/** The periods that decide when a record becomes a task. */
export const taskTerms = {
  silentDays: 7,
  leaseDays: 30,
  lateHours: 48,
  dueMonths: 12,
  linkHours: 24,
} as const;

export type Tasks = ValueOf<typeof tasks>;
export type TaskList = ValueOf<typeof taskList>;
export type DueCustomer = ValueOf<typeof dueCustomer>;
export type NearTier = ValueOf<typeof nearTier>;

const day = { ...text, format: 'date' } as const;

const counted = {
  query: { ...text, description: 'The filters of the list, or of the calendar, that shows these records.' },
  total: integer,
  totalIs: { type: 'string', enum: ['exact', 'atLeast'] },
} as const;

const dueCustomer = object({
  customer: id,
  name: text,
  checked_on: { ...day, description: 'The day of the last report.' },
  due_on: {
    ...day,
    type: ['string', 'null'],
    description: 'The next appointment of that report, if it has passed.',
  },
});

const taskList = object({
  name: { type: 'string', enum: Object.values(taskEntities).flatMap((entities) => Object.keys(entities)) },
  entity: text,
  ...counted,
  stores: {
    ...array(object({ store: id, name: nullableText, ...counted })),
    description: 'Those that have most of them, where the line is divided by store.',
  },
  customers: {
    ...array(dueCustomer),
    description: 'Of the customers who are due, those whose last report is the oldest.',
  },
});

const nearTier = object({
  policy: id,
  activity_name: text,
  cycle: integer,
  until: time,
  stores: { ...integer, description: 'Stores that are near the next number at which the ratio rises.' },
});

const tasks = object({
  lists: {
    ...array(taskList),
    description: 'In a fixed order, also those of no records; without those that the caller may not list.',
  },
  nearTiers: {
    ...array(nearTier),
    type: ['array', 'null'],
    description: 'Of running policies, those that end first; null for a caller whom no policy concerns.',
  },
});

export const getTasks = defineEndpoint('statistics.tasks', 'GET', '/statistics/tasks', {
  summary:
    'What needs the caller: lists of records with their totals, and stores that nearly reach a cashback ratio',
  tags: ['statistics'],
  response: tasks,
  reads: [
    ...new Set(Object.values(taskEntities).flatMap((entities): string[] => Object.values(entities))),
    'customer',
    'training-plan',
    'policy',
    'cashback-adjustment',
    'policy-config',
  ],
});
