/** A plan moves its sessions by so many days at most, as its schema says. */
const farthestMove = 31;

/**
 * SQL: whether the training plan `p` has a session on the day, a date expression. As in the calendar: by weekdays and
 * moves of the plan; what is stored of a session stands in its place, where the reader may see it.
 */
export function trainsOn(day: string, isStoredSeen: boolean): string {
  const isStored =
    'exists (select from training_session s where s.plan = p.id and s.planned_for = session.planned_for)';
  const derived = `exists (
    select from generate_series(-${farthestMove}, ${farthestMove}) shift
    cross join lateral (select ${day} - shift as planned_for) session
    where session.planned_for between p.start_date and p.end_date
      and ${weekdayOf('session.planned_for')} = any (p.weekdays)
      and ${shiftOf('session.planned_for')} = shift${isStoredSeen ? ` and not ${isStored}` : ''}
  )`;
  if (!isStoredSeen) return derived;
  const stored = `exists (select from training_session s where s.plan = p.id and s.day = ${day} and s.state = 'planned')`;
  return `(${stored} or ${derived})`;
}

/** As the days of a training plan are named. */
function weekdayOf(day: string): string {
  return `(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from ${day})]`;
}

/** By how many days the last of the moves that concern a session shifts it. */
function shiftOf(day: string): string {
  const from = `(move->>'from')::date`;
  return `coalesce((
        select (move->>'days')::integer
        from jsonb_array_elements(case jsonb_typeof(p.moves) when 'array' then p.moves end) move
        where ${from} <= ${day} and extract(isodow from ${from}) = extract(isodow from ${day})
        order by ${from} desc limit 1
      ), 0)`;
}
