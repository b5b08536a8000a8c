import { dateOf, day, daysBefore } from './days';
import type { Deed } from './life';
import type { Localised } from './product-lines';
import type { Random } from './random';

interface Patient {
  readonly id: number;
  readonly name: string;
  readonly store: number;
}

export interface EvaluationSystem {
  readonly id: number;
  readonly items: readonly { readonly code: string; readonly name: Localised; readonly weight: number }[];
}

/** An assessment result of a customer, item by item. */
export function resultRow(
  random: Random,
  patient: Patient,
  system: EvaluationSystem,
  assessor: number,
  time: Date,
) {
  return {
    store: patient.store,
    customer: patient.id,
    assessment: system.id,
    assessor,
    assessed_at: time,
    scores: system.items.map(({ code, name, weight }) => ({
      code,
      name,
      weight,
      score: random.between(80, 200) / 2,
    })),
    advice: random.pick([null, 'Train the arch three times a week.', 'Check again in three months.']),
    create_time: time,
  };
}

const exercises = [
  {
    exercise: 'Short foot',
    instruction: 'Draw the ball of the foot towards the heel, toes stay long.',
    repetitions: 15,
    minutes: 5,
  },
  { exercise: 'Towel grip', instruction: 'Gather a towel with the toes.', repetitions: 20, minutes: 5 },
  {
    exercise: 'Calf raise',
    instruction: 'Rise slowly on both feet, lower more slowly.',
    repetitions: 12,
    minutes: 6,
  },
  { exercise: 'Balance', instruction: 'Stand on one leg on a soft mat.', minutes: 4 },
  { exercise: 'Ball roll', instruction: 'Roll the sole over a small ball.', minutes: 3 },
] as const;

/** Templates of training plans. */
export function templatesOf(now: Date) {
  const template = (name: string, weeks: number, weekdays: readonly string[], from: number, to: number) => ({
    name,
    summary: null,
    weeks,
    weekdays,
    items: exercises.slice(from, to),
    create_time: daysBefore(now, 90),
    deeds: [],
  });
  return [
    template('Arch training', 6, ['mon', 'wed', 'fri'], 0, 3),
    template('Balance', 4, ['tue', 'thu'], 2, 5),
    template('Stronger calves', 8, ['mon', 'tue', 'thu', 'sat'], 1, 4),
  ];
}

/** A plan of some weeks: past ones are completed or cancelled, present ones are running. */
export function planRow(random: Random, patient: Patient, time: Date, now: Date) {
  const start = new Date(time.getTime() + 3 * day);
  const end = new Date(start.getTime() + random.pick([28, 42, 56]) * day);
  const isCancelled = end <= now && random.chance(0.2);
  const started: readonly Deed[] = start <= now ? [{ action: 'start', at: start }] : [];
  const ended: readonly Deed[] = end <= now ? [{ action: isCancelled ? 'cancel' : 'complete', at: end }] : [];
  const first = random.between(0, 2);
  return {
    name: `${random.pick(['Arch training', 'Balance', 'Stronger calves'])}, ${patient.name}`,
    store: patient.store,
    customer: patient.id,
    report: null,
    start_date: dateOf(start),
    end_date: dateOf(end),
    weekdays: random.pick([
      ['mon', 'wed', 'fri'],
      ['tue', 'thu'],
      ['mon', 'tue', 'thu', 'sat'],
    ]),
    time: random.pick(['07:30', '12:15', '18:30', null]),
    items: exercises.slice(first, first + 3),
    remark: isCancelled ? 'The customer moved away.' : null,
    create_time: time,
    deeds: [...started, ...ended],
  };
}
