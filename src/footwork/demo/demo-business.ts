import type { DemoBusiness } from '#engine/server/seed/content';
import { demoPassword } from './accounts';
import { loadDemo } from './load-demo';

export const demoBusiness: DemoBusiness = {
  password: demoPassword,
  accounts: ['root', 'operator', 'partner', 'store'],
  loading: 'Loading fourteen months of a demo business ...',
  hints: (url) => [
    'No device is online. To switch some on, in another terminal:',
    `npm run device -- --url ${url}`,
  ],
  load: loadDemo,
};
