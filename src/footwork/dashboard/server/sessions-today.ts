import { Parameters } from '#engine/server/database/statement';
import { scopeConditions } from '#engine/server/entity/read/select/row-scope';
import type { Numbers } from './numbers';

/** Maximum days by which a plan moves its sessions; see its schema. */
const maxShift = 31;

/**
 * Number of planned training sessions of today. As in the calendar, sessions follow from the weekdays and moves of the
 * plan; a stored session, if the caller may see it, overrides the derived one. Undefined if the caller may not read the
 * fields that decide.
 */
export async function sessionsToday(numbers: Numbers): Promise<number | undefined> {
  const isSeen = numbers.sees(
    'training-plan',
    'start_date',
    'end_date',
    'weekdays',
    'moves',
    'status',
    'completed_at',
  );
  if (!isSeen) return undefined;
  const isStoredSeen = numbers.sees('training-session', 'plan', 'planned_for', 'day', 'state');
  const parameters = new Parameters();
  const day = `${parameters.bind(numbers.today)}::date`;
  const { actor, entity } = numbers.view('training-plan');
  const completedOn = `(p.completed_at at time zone ${parameters.bind(numbers.zone)})::date`;
  const takesPlace = `p.status <> 'cancelled' and ${day} <= coalesce(${completedOn}, ${day})`;
  const derived = `
    select from training_plan p
    cross join generate_series(-${maxShift}, ${maxShift}) shift
    cross join lateral (select ${day} - shift as planned_for) session
    where ${[
      ...scopeConditions(actor, entity, 'p', parameters),
      takesPlace,
      `p.start_date <= ${day} + ${maxShift}`,
      `p.end_date >= ${day} - ${maxShift}`,
      'session.planned_for between p.start_date and p.end_date',
      `${weekdayOf('session.planned_for')} = any (p.weekdays)`,
      `${shiftOf('session.planned_for')} = shift`,
      ...(isStoredSeen
        ? [
            'not exists (select from training_session s where s.plan = p.id and s.planned_for = session.planned_for)',
          ]
        : []),
    ].join(' and ')}`;
  const stored = numbers.view('training-session');
  const all = isStoredSeen
    ? `${derived} union all
    select from training_session s join training_plan p on p.id = s.plan
    where ${[
      ...scopeConditions(stored.actor, stored.entity, 's', parameters),
      `s.day = ${day}`,
      `s.state = 'planned'`,
      takesPlace,
    ].join(' and ')}`
    : derived;
  const [found] = await numbers.find<{ total: number }>(
    parameters.statement(`select count(*)::integer as total from (${all}) session`),
  );
  return found?.total ?? 0;
}

/** Name of the weekday as in training plans. */
function weekdayOf(day: string): string {
  return `(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from ${day})]`;
}

/** Days by which the last applicable move shifts a session. */
function shiftOf(day: string): string {
  const from = `(move->>'from')::date`;
  return `coalesce((
        select (move->>'days')::integer
        from jsonb_array_elements(case jsonb_typeof(p.moves) when 'array' then p.moves end) move
        where ${from} <= ${day} and extract(isodow from ${from}) = extract(isodow from ${day})
        order by ${from} desc limit 1
      ), 0)`;
}
