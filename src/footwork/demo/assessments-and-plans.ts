import type { TakenAction } from './applied-actions';
import { advice } from './data/sentences.json';
import { exercises, templates } from './data/training.json';
import { dateOf, day, daysBefore } from './days';
import type { Localised } from './product-lines';
import type { Random } from './random';

interface Patient {
  readonly id: number;
  readonly customer: { readonly name: string; readonly store: number };
}

export interface AssessmentSystem {
  readonly id: number;
  readonly items: readonly { readonly code: string; readonly name: Localised; readonly weight: number }[];
}

/** An assessment result of a customer, item by item. */
export function resultRow(
  random: Random,
  { id, customer }: Patient,
  system: AssessmentSystem,
  assessor: number,
  time: Date,
) {
  return {
    store: customer.store,
    customer: id,
    assessment: system.id,
    assessor,
    assessed_at: time,
    scores: system.items.map(({ code, name, weight }) => ({
      code,
      name,
      weight,
      score: random.between(80, 200) / 2,
    })),
    advice: random.pick(advice),
    create_time: time,
  };
}

export function templatesOf(now: Date) {
  return templates.map(({ first, last, ...template }) => ({
    ...template,
    summary: null,
    items: exercises.slice(first, last + 1),
    create_time: daysBefore(now, 90),
    actions: [],
  }));
}

/** A plan of some weeks: past ones are completed or cancelled, present ones are running. */
export function planRow(random: Random, { id, customer }: Patient, time: Date, now: Date) {
  const start = new Date(time.getTime() + 3 * day);
  const end = new Date(start.getTime() + random.pick([28, 42, 56]) * day);
  const isCancelled = end <= now && random.chance(0.2);
  const started: readonly TakenAction[] = start <= now ? [{ action: 'start', at: start }] : [];
  const ended: readonly TakenAction[] =
    end <= now ? [{ action: isCancelled ? 'cancel' : 'complete', at: end }] : [];
  const first = random.between(0, 2);
  return {
    name: random.pick(templates).name,
    store: customer.store,
    customer: id,
    report: null,
    start_date: dateOf(start),
    end_date: dateOf(end),
    weekdays: random.pick(templates).weekdays,
    time: random.pick(['07:30', '12:15', '18:30', null]),
    items: exercises.slice(first, first + 3),
    remark: isCancelled ? 'The customer moved away.' : null,
    create_time: time,
    actions: [...started, ...ended],
  };
}
