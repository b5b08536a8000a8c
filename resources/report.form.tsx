import type schema from '../schemas/report';
import { defineForm } from '../src/engine/console/data/resource';
import { SentencesInput } from '../src/footwork/reports/console/sentences-input';

export default defineForm<typeof schema>({ inputs: { sentences: SentencesInput } });
