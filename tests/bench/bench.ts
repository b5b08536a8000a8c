import { buildProduct } from '../support/build-product';
import { bigEntityBench } from './big-entity';
import { consoleBench } from './console-bench';
import { dashboardBench } from './dashboard-bench';
import { gatewayBench } from './gateway-bench';
import { gatewayMemoryBench } from './gateway-memory';
import { manyEntitiesBench } from './many-entities';
import { mixedLoadBench } from './mixed-load-bench';
import { reportBench } from './report-bench';
import { serverBench } from './server-bench';
import { slowQueryBench } from './slow-query-bench';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  server: serverBench,
  console: consoleBench,
  many: manyEntitiesBench,
  big: bigEntityBench,
  slow: slowQueryBench,
  load: mixedLoadBench,
  gateway: gatewayBench,
  memory: gatewayMemoryBench,
  dashboard: dashboardBench,
  report: reportBench,
};

/** `npm run bench`, or one part of it: `npm run bench -- server`. */
const name = process.argv[2];
const part = parts[name ?? ''];
if (name !== undefined && !part) {
  console.error(`"${name}" is no part; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await buildProduct();
for (const bench of part ? [part] : Object.values(parts)) await bench();
