import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** refine's defaults, but only server errors (5xx) are retried, and calls fail at once while offline. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isPassing(error),
        refetchOnWindowFocus: false,
        // Offline, a call fails with a notice instead of waiting silently.
        networkMode: 'always',
        // `networkMode: 'always'` turns this off by default.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && error.status >= 500;
}
