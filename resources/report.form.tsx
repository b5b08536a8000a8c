import type schema from '../schemas/report';
import { defineForm } from '../src/console/data/resource';
import { SentencesInput } from '../src/console/overrides/report/sentences-input';

export default defineForm<typeof schema>({ inputs: { sentences: SentencesInput } });
