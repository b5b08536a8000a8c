import type schema from '../schemas/training-plan';
import { defineForm } from '../src/engine/console/data/resource';
import { readerZone } from '../src/engine/console/i18n/format/zone';
import { dayIn } from '../src/engine/schema/contract/zoned-day';
import { EndDateInput } from '../src/footwork/calendar/console/end-date-input';
import { endOf } from '../src/footwork/calendar/console/plan-end';
import { TimeInput } from '../src/footwork/calendar/console/time-input';

export default defineForm<typeof schema>({
  inputs: { time: TimeInput, end_date: EndDateInput },
  createOnly: ['template'],
  start: () => {
    const today = dayIn(readerZone(), new Date());
    return { start_date: today, end_date: endOf(today, undefined) ?? today };
  },
});
