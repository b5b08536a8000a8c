import type schema from '../schemas/report';
import { defineShow } from '../src/engine/console/data/resource';
import { Measured } from '../src/footwork/reports/console/measured';

export default defineShow<typeof schema>({
  above: Measured,
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
