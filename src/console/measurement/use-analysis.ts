import { useEffect, useState } from 'react';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-request';

/** In a worker of its own, which ends with the answer. Rejects where it cannot be started. */
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

/** The analysis of a measurement: `undefined` until it is there, `damaged` where the measurement cannot be read. */
export function useAnalysis(request: AnalysisRequest): NonNullable<AnalysisAnswer> | 'damaged' | undefined {
  const [state, setState] = useState<NonNullable<AnalysisAnswer> | 'damaged'>();
  useEffect(() => {
    const abort = new AbortController();
    const show = (answer: AnalysisAnswer) => !abort.signal.aborted && setState(answer ?? 'damaged');
    analysed(request, abort.signal).then(show, () => show(undefined));
    return () => abort.abort();
  }, [request]);
  return state;
}
