import buildProduct from '../setup/build';
import { consoleBench } from './console-bench';
import { serverBench } from './server-bench';

/** `npm run bench`, or one half of it: `npm run bench -- server`, `npm run bench -- console`. */
const part = process.argv[2];
buildProduct();
if (part === undefined || part === 'server') await serverBench();
if (part === undefined || part === 'console') await consoleBench();
