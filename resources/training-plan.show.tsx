import type schema from '../schemas/training-plan';
import { defineShow } from '../src/engine/console/data/resource';
import { TimeCell } from '../src/footwork/calendar/console/time-cell';
import { UpcomingSessions } from '../src/footwork/calendar/console/upcoming-sessions';

export default defineShow<typeof schema>({ below: UpcomingSessions, cells: { time: TimeCell } });
