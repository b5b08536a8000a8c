import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type AnalysisTask, analyseStored, type StoredAnalysis } from './analyse-stored';
import type { AnalysisAnswer } from './analysis-worker';

/** Exists only in the build; `npm run dev` and tests analyse in the main thread. */
const file = join(dirname(fileURLToPath(import.meta.url)), 'analysis-worker.js');

/** In ms; a thread without work is ended after this time, since a long recording leaves it with a large heap. */
const keptFor = 60_000;

interface Waiting {
  readonly resolve: (found: StoredAnalysis | undefined) => void;
  readonly reject: (error: Error) => void;
}

let running: AnalysisThread | undefined;

/**
 * Analyses in a thread, because a long recording takes half a second and would block other requests. Undefined if packed
 * pressures are damaged.
 */
export async function analyseInThread(task: AnalysisTask): Promise<StoredAnalysis | undefined> {
  if (!existsSync(file)) return analyseStored(task);
  running ??= started();
  return running.analyse(task);
}

function started(): AnalysisThread {
  const thread = new AnalysisThread(() => {
    if (running === thread) running = undefined;
  });
  return thread;
}

/**
 * A thread that analyses one measurement after another. Its first analysis takes ten times as long as the
 * next ones, so the thread stays alive between analyses.
 */
class AnalysisThread {
  readonly #worker = new Worker(file);
  /** The thread answers in the order of its tasks. */
  readonly #waiting: Waiting[] = [];
  readonly #onEnd: () => void;
  #idle: NodeJS.Timeout | undefined;

  /** `onEnd` is called when the thread takes no further task. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#worker.on('message', (answer: AnalysisAnswer) => this.#answer(answer));
    this.#worker.once('error', (error) => this.#end(error));
    this.#worker.once('exit', () => this.#end(new Error('The analysis ended without a result.')));
  }

  analyse(task: AnalysisTask): Promise<StoredAnalysis | undefined> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(task);
    });
  }

  #answer(answer: AnalysisAnswer): void {
    const first = this.#waiting.shift();
    if ('error' in answer) first?.reject(answer.error);
    else first?.resolve(answer.found);
    if (this.#waiting.length > 0) return;
    // A thread without work does not keep the process running.
    this.#worker.unref();
    this.#idle = setTimeout(() => {
      this.#onEnd();
      void this.#worker.terminate();
    }, keptFor).unref();
  }

  #end(error: Error): void {
    clearTimeout(this.#idle);
    this.#onEnd();
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
