import type schema from '../schemas/assessment-result';
import { defineForm } from '../src/engine/console/data/resource';
import { ScoresInput } from '../src/footwork/calendar/console/scores-input';

export default defineForm<typeof schema>({ inputs: { scores: ScoresInput } });
