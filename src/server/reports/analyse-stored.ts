import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { analyse } from '../../measurement/analyse';
import { type AnalysisResult, type Person, resultOf } from '../../measurement/analysis';
import { type StoredMeasurement, unpackMeasurement } from '../../measurement/storage/report-measurement';

export interface AnalysisTask {
  readonly stored: StoredMeasurement;
  readonly person: Person;
}

/** Exists only in the build; `npm run dev` and tests analyse in the main thread. */
const worker = join(dirname(fileURLToPath(import.meta.url)), 'analysis-worker.js');

/**
 * Analyses in a worker thread, because a long recording takes half a second and would block other requests. Undefined
 * if packed pressures are damaged.
 */
export async function analyseInWorker(task: AnalysisTask): Promise<AnalysisResult | undefined> {
  if (!existsSync(worker)) return analyseStored(task);
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: task });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The analysis ended without a result.')));
  });
}

export async function analyseStored({ stored, person }: AnalysisTask): Promise<AnalysisResult | undefined> {
  const unpacked = await unpackMeasurement(stored).catch(() => undefined);
  return unpacked && resultOf(analyse(unpacked, person));
}
