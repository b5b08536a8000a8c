import type { Labelled } from '#engine/console/data/resource';
import { dayIn, daysBetween, plusDays } from '#engine/schema/contract/zoned-day';
import { type Weekday, weekdayOf } from './days';

/**
 * Moves the sessions on the weekday of `from`, from that day on, by `days` days and, if given, to another
 * time.
 */
export interface Move {
  readonly from: string;
  readonly days: number;
  readonly time?: string | null;
}

export interface TrainingPlan extends Labelled {
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly weekdays: readonly Weekday[];
  readonly time?: string | null;
  readonly minutes?: number | null;
  readonly moves?: readonly Move[] | null;
  readonly status: string;
  /** When the plan was completed; null if it was completed before this field existed. */
  readonly completed_at?: string | null;
}

/** A stored session; it overrides the one derived from its plan. */
export interface StoredSession extends Labelled {
  readonly plan: number;
  readonly planned_for: string;
  readonly day: string;
  readonly time?: string | null;
  readonly state: string;
}

export interface Session {
  readonly planId: number;
  /** Undefined if the reader may not see it. */
  readonly plan: TrainingPlan | undefined;
  /** The original day by the plan's weekdays; identifies a session after moves. */
  readonly plannedFor: string;
  readonly day: string;
  readonly time: string | undefined;
  readonly row: StoredSession | undefined;
}

/** Maximum days by which a plan moves sessions. */
export const maxShift = 31;

/**
 * The sessions on these days, derived from the plans and overridden by stored ones. `stored` must contain all
 * sessions on these days, and all that were planned for a day within `maxShift` of them. A completed plan
 * ends with the day of its completion in `zone`.
 */
export function sessionsOn(
  days: readonly string[],
  plans: readonly TrainingPlan[],
  stored: readonly StoredSession[],
  zone: string,
): readonly Session[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const own = new Set(stored.map(({ plan, planned_for }) => `${plan} ${planned_for}`));
  const [from, to] = [plusDays(first, -maxShift), plusDays(last, maxShift)];
  const derived = plans.flatMap((plan) => derivedSessions(plan, from, to));
  return [
    ...derived.filter(({ planId, plannedFor }) => !own.has(`${planId} ${plannedFor}`)),
    ...stored.map((row) => storedSession(row, byId.get(row.plan))),
  ].filter((session) => session.day >= first && session.day <= last && takesPlace(session, zone));
}

/**
 * A session that was done or missed stays. A planned session is dropped if its plan is cancelled, or was
 * completed before the day of the session.
 */
function takesPlace({ plan, row, day }: Session, zone: string): boolean {
  if (!plan || (row && row.state !== 'planned')) return true;
  const { status, completed_at } = plan;
  return status !== 'cancelled' && (!completed_at || day <= dayIn(zone, new Date(completed_at)));
}

function derivedSessions(plan: TrainingPlan, from: string, to: string): readonly Session[] {
  const sessions: Session[] = [];
  const end = plan.end_date < to ? plan.end_date : to;
  for (let day = plan.start_date > from ? plan.start_date : from; day <= end; day = plusDays(day, 1)) {
    if (!plan.weekdays.includes(weekdayOf(day))) continue;
    const move = moveOf(plan, day);
    sessions.push({
      planId: plan.id,
      plan,
      plannedFor: day,
      day: plusDays(day, move?.days ?? 0),
      time: move?.time ?? plan.time ?? undefined,
      row: undefined,
    });
  }
  return sessions;
}

function storedSession(row: StoredSession, plan: TrainingPlan | undefined): Session {
  const { planned_for: plannedFor, day, time } = row;
  return { planId: row.plan, plan, plannedFor, day, time: time ?? undefined, row };
}

/** The last move that applies to a session. */
function moveOf({ moves }: TrainingPlan, plannedFor: string): Move | undefined {
  return moves
    ?.filter(({ from }) => from <= plannedFor && weekdayOf(from) === weekdayOf(plannedFor))
    .reduce<Move | undefined>((last, move) => (last && last.from > move.from ? last : move), undefined);
}

/** The plan's moves after moving this session and all following ones on its weekday. */
export function movesWith(
  { moves }: TrainingPlan,
  plannedFor: string,
  day: string,
  time: string | undefined,
): readonly Move[] {
  const weekday = weekdayOf(plannedFor);
  const days = daysBetween(plannedFor, day);
  const kept = (moves ?? []).filter(({ from }) => weekdayOf(from) !== weekday || from < plannedFor);
  return [...kept, { from: plannedFor, days, ...(time !== undefined && { time }) }];
}
