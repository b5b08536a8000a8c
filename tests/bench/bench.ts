import buildProduct from '../setup/build';
import { bigEntityBench } from './big-entity';
import { consoleBench } from './console-bench';
import { dashboardBench } from './dashboard-bench';
import { gatewayBench } from './gateway-bench';
import { gatewayMemoryBench } from './gateway-memory';
import { manyEntitiesBench } from './many-entities';
import { mixedLoadBench } from './mixed-load-bench';
import { serverBench } from './server-bench';
import { slowQueryBench } from './slow-query-bench';

/** `npm run bench`, or one part of it: `npm run bench -- server`, `console`, `many`, `big`, `slow`, `load`, `gateway`, `memory` or `dashboard`. */
const part = process.argv[2];
buildProduct();
if (part === undefined || part === 'server') await serverBench();
if (part === undefined || part === 'console') await consoleBench();
if (part === undefined || part === 'many') await manyEntitiesBench();
if (part === undefined || part === 'big') await bigEntityBench();
if (part === undefined || part === 'slow') await slowQueryBench();
if (part === undefined || part === 'load') await mixedLoadBench();
if (part === undefined || part === 'gateway') await gatewayBench();
if (part === undefined || part === 'memory') await gatewayMemoryBench();
if (part === undefined || part === 'dashboard') await dashboardBench();
