import type schema from '../schemas/training-session';
import { defineList } from '../src/engine/console/data/resource';
import { CalendarLink } from '../src/footwork/calendar/console/calendar-link';
import { TimeCell } from '../src/footwork/calendar/console/time-cell';

export default defineList<typeof schema>({ toolbar: CalendarLink, cells: { time: TimeCell } });
