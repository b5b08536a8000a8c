import type { Labelled } from '../../data/resource';
import { dayOf, type Weekday, weekdayOf } from './days';

/** One session of a training plan, or one assessment. */
export interface CalendarEntry {
  readonly key: string;
  readonly kind: 'training' | 'assessment';
  readonly id: number;
  readonly day: string;
  /** `18:30`; undefined where none is planned. */
  readonly time: string | undefined;
  readonly title: string;
  readonly customer: string | undefined;
  readonly status: string | undefined;
  /** The plan as it was read, for moving its session. */
  readonly plan: TrainingPlan | undefined;
}

export interface TrainingPlan extends Labelled {
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly weekdays: readonly Weekday[];
  readonly time?: string | null;
  readonly status: string;
}

/** The sessions of a plan on these days. */
export function sessionsOf(plan: TrainingPlan, days: readonly string[]): readonly CalendarEntry[] {
  return days
    .filter((day) => day >= plan.start_date && day <= plan.end_date && plan.weekdays.includes(weekdayOf(day)))
    .map((day) => ({
      key: `training ${plan.id} ${day}`,
      kind: 'training',
      id: plan.id,
      day,
      time: plan.time ?? undefined,
      title: plan.name,
      customer: labelIn(plan, 'customer'),
      status: plan.status,
      plan,
    }));
}

export function assessmentEntry(result: Labelled): CalendarEntry {
  const at = new Date(String(result.assessed_at));
  return {
    key: `assessment ${result.id}`,
    kind: 'assessment',
    id: result.id,
    day: dayOf(at),
    time: `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`,
    title: labelIn(result, 'assessment') ?? String(result.result_number),
    customer: labelIn(result, 'customer'),
    status: undefined,
    plan: undefined,
  };
}

/** By time; what has none comes first. */
export function byTime(one: CalendarEntry, other: CalendarEntry): number {
  return (one.time ?? '').localeCompare(other.time ?? '') || one.title.localeCompare(other.title);
}

/** The weekdays of a plan once its sessions of one weekday are on another. */
export function movedWeekdays(plan: TrainingPlan, from: Weekday, to: Weekday): readonly Weekday[] {
  return [...new Set(plan.weekdays.map((day) => (day === from ? to : day)))];
}

function labelIn(row: Labelled, field: string): string | undefined {
  const label = row._labels?.[field];
  return typeof label === 'string' ? label : undefined;
}
