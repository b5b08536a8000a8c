import type { DailyJob } from '#engine/server/jobs';
import { sweepAnalyses } from './stored-analysis';

export default [
  { failure: 'analyses of deleted reports were not swept', run: sweepAnalyses },
] satisfies readonly DailyJob[];
