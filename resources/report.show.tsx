import type schema from '../schemas/report';
import { defineShow } from '../src/engine/console/data/resource';
import { Measured } from '../src/footwork/reports/console/measured';
import { StoreClock } from '../src/footwork/reports/console/store-clock';

export default defineShow<typeof schema>({
  above: Measured,
  around: StoreClock,
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
