import type schema from '../schemas/appointment';
import { defineForm } from '../src/engine/console/data/resource';
import { DurationInput } from '../src/footwork/calendar/console/duration-input';

export default defineForm<typeof schema>({ inputs: { minutes: DurationInput } });
