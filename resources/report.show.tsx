import type schema from '../schemas/report';
import { defineShow } from '../src/engine/console/data/resource';
import { Measured } from '../src/footwork/reports/console/measured';
import { SentencesCell } from '../src/footwork/reports/console/sentences-cell';
import { StoreClock } from '../src/footwork/reports/console/store-clock';

export default defineShow<typeof schema>({
  above: Measured,
  around: StoreClock,
  cells: { sentences: SentencesCell },
  untold: ['measurement'],
  hidden: [
    'measurement',
    'sentences',
    'findings',
    'advice',
    'next_appointment',
    'professional',
    'evaluated_at',
  ],
});
