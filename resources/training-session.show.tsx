import type schema from '../schemas/training-session';
import { defineShow } from '../src/engine/console/data/resource';
import { TimeCell } from '../src/footwork/calendar/console/time-cell';

export default defineShow<typeof schema>({ cells: { time: TimeCell } });
