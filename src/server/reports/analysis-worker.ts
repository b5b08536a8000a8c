import { parentPort, workerData } from 'node:worker_threads';
import { type AnalysisTask, analyseStored } from './analyse-stored';

parentPort?.postMessage(await analyseStored(workerData as AnalysisTask));
