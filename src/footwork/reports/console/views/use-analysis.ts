import { startTransition, useEffect, useState } from 'react';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-request';

/** Analyses in a new worker, which is terminated afterwards. Rejects if the worker cannot start. */
export function analysed(request: AnalysisRequest, signal: AbortSignal): Promise<AnalysisAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(request);
  });
}

/** Analysis of a measurement: `undefined` while loading, `damaged` if the measurement cannot be read. */
export function useAnalysis(request: AnalysisRequest): NonNullable<AnalysisAnswer> | 'damaged' | undefined {
  const [state, setState] = useState<NonNullable<AnalysisAnswer> | 'damaged'>();
  useEffect(() => {
    const abort = new AbortController();
    const show = (answer: AnalysisAnswer) => {
      if (abort.signal.aborted) return;
      // As a transition, since the pictures and tables take too long to render at once.
      startTransition(() => setState(answer ?? 'damaged'));
    };
    analysed(request, abort.signal).then(show, () => show(undefined));
    return () => abort.abort();
  }, [request]);
  return state;
}
