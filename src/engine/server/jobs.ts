import type { AppContext } from './context';

/** Work of a feature that the server does once a day. */
export interface DailyJob {
  /** The log message of a failure. */
  readonly failure: string;
  run(context: AppContext): Promise<unknown>;
}

const features = import.meta.glob<readonly DailyJob[]>('#app/*/server/daily-jobs.ts', {
  eager: true,
  import: 'default',
});

export const dailyJobs: readonly DailyJob[] = Object.values(features).flat();
