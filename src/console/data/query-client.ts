import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Refine's own defaults, but an answer that will not change is not asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isPassing(error),
        refetchOnWindowFocus: false,
        // Offline, a call fails with a notice; it does not wait silently.
        networkMode: 'always',
        // The default of that mode is not to.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && error.status >= 500;
}
