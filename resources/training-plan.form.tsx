import type schema from '../schemas/training-plan';
import { defineForm } from '../src/console/data/resource';
import { readerZone } from '../src/console/i18n/format/zone';
import { EndDateInput } from '../src/console/overrides/training-plan/end-date-input';
import { endOf } from '../src/console/overrides/training-plan/plan-end';
import { TimeInput } from '../src/console/overrides/training-plan/time-input';
import { dayIn } from '../src/entity/contract/zoned-day';

export default defineForm<typeof schema>({
  inputs: { time: TimeInput, end_date: EndDateInput },
  createOnly: ['template'],
  start: () => {
    const today = dayIn(readerZone(), new Date());
    return { start_date: today, end_date: endOf(today, undefined) ?? today };
  },
});
