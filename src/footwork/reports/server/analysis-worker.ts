import { parentPort } from 'node:worker_threads';
import { type AnalysisTask, analyseStored, type StoredAnalysis } from './analyse-stored';

export type AnalysisAnswer = { readonly found: StoredAnalysis | undefined } | { readonly error: Error };

let last: Promise<void> = Promise.resolve();

/** One after another: each may need 150 MB while it is unpacked. */
parentPort?.on('message', (task: AnalysisTask) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(task)));
});

function answerTo(task: AnalysisTask): Promise<AnalysisAnswer> {
  return analyseStored(task).then(
    (found) => ({ found }),
    (error: Error) => ({ error }),
  );
}
