import type schema from '../schemas/training-session';
import { defineForm } from '../src/console/data/resource';
import { TimeInput } from '../src/console/overrides/training-plan/time-input';

export default defineForm<typeof schema>({
  inputs: { time: TimeInput },
  createOnly: ['plan', 'planned_for'],
});
