import type schema from '../schemas/training-session';
import { defineForm } from '../src/engine/console/data/resource';
import { TimeInput } from '../src/footwork/calendar/console/time-input';

export default defineForm<typeof schema>({
  inputs: { time: TimeInput },
  createOnly: ['plan', 'planned_for'],
});
