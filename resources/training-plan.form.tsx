import type schema from '../schemas/training-plan';
import { defineForm } from '../src/console/data/resource';
import { EndDateInput } from '../src/console/overrides/training-plan/end-date-input';
import { endOf } from '../src/console/overrides/training-plan/plan-end';
import { TimeInput } from '../src/console/overrides/training-plan/time-input';

export default defineForm<typeof schema>({
  inputs: { time: TimeInput, end_date: EndDateInput },
  createOnly: ['template'],
  start: () => {
    const today = new Date().toISOString().slice(0, 10);
    return { start_date: today, end_date: endOf(today, undefined) ?? today };
  },
});
