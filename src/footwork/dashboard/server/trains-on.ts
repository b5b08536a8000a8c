/** Maximum days by which a plan moves its sessions; see its schema. */
const maxShift = 31;

/**
 * SQL: whether the training plan `p` has a session on `day`, a date expression. As in the calendar, sessions follow from
 * the weekdays and moves of the plan; a stored session, if the reader may see it, overrides the derived one.
 */
export function trainsOn(day: string, isStoredSeen: boolean): string {
  const isStored =
    'exists (select from training_session s where s.plan = p.id and s.planned_for = session.planned_for)';
  const derived = `exists (
    select from generate_series(-${maxShift}, ${maxShift}) shift
    cross join lateral (select ${day} - shift as planned_for) session
    where session.planned_for between p.start_date and p.end_date
      and ${weekdayOf('session.planned_for')} = any (p.weekdays)
      and ${shiftOf('session.planned_for')} = shift${isStoredSeen ? ` and not ${isStored}` : ''}
  )`;
  if (!isStoredSeen) return derived;
  const stored = `exists (select from training_session s where s.plan = p.id and s.day = ${day} and s.state = 'planned')`;
  return `(${stored} or ${derived})`;
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
