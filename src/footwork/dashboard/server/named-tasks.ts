import { zoneOf } from '#engine/schema/access/actor';
import { dayStart } from '#engine/schema/contract/zoned-day';
import { Parameters, type Statement } from '#engine/server/database/statement';
import { scopeConditions } from '#engine/server/entity/read/select/row-scope';
import { type DueCustomer, type NamedTaskName, taskTerms } from '../endpoints/task';
import type { Numbers } from './numbers';

/** Maximum number of ids in the URL of a list. */
const maxIds = 500;

/** Number of customers that a line names. */
const namedCustomers = 5;

export interface NamedRecords {
  readonly ids: readonly number[];
  readonly customers: readonly DueCustomer[];
  readonly totalIs: 'exact' | 'atLeast';
}

type Find = (numbers: Numbers) => Statement | undefined;

/** Tasks that no list filter can express. Undefined if the caller may not read the fields that decide. */
const finds: Readonly<Record<NamedTaskName, Find>> = {
  dueCustomers: (numbers) => {
    if (!numbers.sees('customer', 'name') || !numbers.sees('report', 'customer', 'detection_time'))
      return undefined;
    const { actor, entity } = numbers.view('customer');
    const parameters = new Parameters();
    const today = `${parameters.bind(numbers.today)}::date`;
    const zone = parameters.bind(zoneOf(actor));
    const isOld = `l.detection_time < ${parameters.bind(monthsBefore(numbers.now, taskTerms.dueMonths))}::timestamptz`;
    const seesAppointments = numbers.sees('appointment', 'customer', 'starts_at', 'state');
    const hasPassed = `l.evaluation = 'evaluated' and l.next_appointment < ${today}`;
    const isOverdue = seesAppointments
      ? `${hasPassed} and not ${hasAppointment(numbers, parameters, `a.state = 'done' and a.starts_at >= l.next_appointment`)}`
      : hasPassed;
    const start = parameters.bind(dayStart(zoneOf(actor), numbers.today).toISOString());
    const isExpected = `a.state in ('planned', 'arrived') and a.starts_at >= ${start}::timestamptz`;
    const ofCustomer = [
      'r.customer = c.id',
      ...scopeConditions(actor, numbers.view('report').entity, 'r', parameters),
    ];
    const seesNext = numbers.sees('report', 'evaluation', 'next_appointment');
    const conditions = [
      ...scopeConditions(actor, entity, 'c', parameters),
      seesNext ? `(${isOld} or ${isOverdue})` : isOld,
      ...(seesAppointments ? [`not ${hasAppointment(numbers, parameters, isExpected)}`] : []),
    ];
    return parameters.statement(`select c.id, c.name, (l.detection_time at time zone ${zone})::date::text as checked_on,
        ${seesNext ? `case when ${isOverdue} then l.next_appointment::text end` : 'null'} as due_on
      from customer c
      cross join lateral (
        select r.detection_time, r.evaluation, r.next_appointment from report r
        where ${ofCustomer.join(' and ')} order by r.detection_time desc, r.id desc limit 1) l
      where ${conditions.join(' and ')} order by l.detection_time, c.id limit ${maxIds + 1}`);
  },
  unopenedLinks: (numbers) => {
    if (!numbers.sees('report', 'customer', 'measurement')) return undefined;
    const { actor, entity } = numbers.view('report');
    const parameters = new Parameters();
    const conditions = [
      ...scopeConditions(actor, entity, 'r', parameters),
      `s.ends_at > ${parameters.bind(numbers.now.toISOString())}::timestamptz`,
    ];
    return parameters.statement(`select r.id from report r
      join footwork.report_share s on s.report_id = r.id
      where ${conditions.join(' and ')} group by r.id having not bool_or(s.opened)
        and max(s.created_at) < ${parameters.bind(hoursBefore(numbers.now, taskTerms.linkHours))}::timestamptz
      order by max(s.created_at) desc, r.id limit ${maxIds + 1}`);
  },
};

export async function namedRecords(numbers: Numbers, name: NamedTaskName): Promise<NamedRecords | undefined> {
  const statement = finds[name](numbers);
  if (!statement) return undefined;
  const found = await numbers.find<{ id: number } & Partial<Omit<DueCustomer, 'customer'>>>(statement);
  return {
    ids: found.slice(0, maxIds).map(({ id }) => id),
    customers: found
      .slice(0, namedCustomers)
      .flatMap(({ id, name, checked_on, due_on }) =>
        name === undefined || checked_on === undefined
          ? []
          : [{ customer: id, name, checked_on, due_on: due_on ?? null }],
      ),
    totalIs: found.length > maxIds ? 'atLeast' : 'exact',
  };
}

/** SQL: whether the customer `c` has an appointment `a` in the caller's row scope that meets the condition. */
function hasAppointment(numbers: Numbers, parameters: Parameters, condition: string): string {
  const { actor, entity } = numbers.view('appointment');
  const conditions = ['a.customer = c.id', condition, ...scopeConditions(actor, entity, 'a', parameters)];
  return `exists (select from appointment a where ${conditions.join(' and ')})`;
}

function hoursBefore(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}

function monthsBefore(now: Date, months: number): string {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before.toISOString();
}
