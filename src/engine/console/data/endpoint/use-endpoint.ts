import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallOf, Endpoint, ResponseOf } from '../../../schema/contract/endpoint';
import { isSame } from '../../../schema/write/merge';
import type { ApiError } from '../api-error';
import { callEndpoint } from './call-endpoint';

interface Options<Data, Selected>
  extends Pick<
    UseQueryOptions<Data, ApiError, Selected>,
    'enabled' | 'select' | 'staleTime' | 'gcTime' | 'placeholderData'
  > {
  /** Version of the data that the answer depends on, unless `call` contains it; part of the query key. */
  readonly version?: number;
}

/** The answer of an endpoint. It becomes stale when data in the endpoint's `reads` changes. */
export function useEndpoint<E extends Endpoint, Selected = ResponseOf<E>>(
  endpoint: E,
  call: CallOf<NoInfer<E>>,
  { version, ...options }: Options<ResponseOf<E>, Selected> = {},
): UseQueryResult<Selected, ApiError> {
  const { language } = useTranslation().i18n;
  // A static answer is not fetched again in another language.
  const isReworded = endpoint.isWorded && options.staleTime !== 'static';
  return useQuery<ResponseOf<E>, ApiError, Selected>({
    ...endpointQuery(endpoint, call, version, isReworded && language),
    // After a change of language, the old answer is shown until the new one arrives.
    placeholderData: (before, query) => (isSame(query?.queryKey[2], call) ? before : undefined),
    ...options,
  });
}

/** Query options of a call for TanStack Query. */
export function endpointQuery<E extends Endpoint>(
  endpoint: E,
  call: CallOf<NoInfer<E>>,
  ...basis: readonly unknown[]
) {
  return {
    queryKey: [...endpointKey(endpoint), call, ...basis],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callEndpoint(endpoint, call, { signal }),
    meta: { reads: endpoint.reads },
  };
}

/** Common prefix of the query keys of all calls of an endpoint. */
export function endpointKey({ name }: Endpoint): readonly [string, string] {
  return ['endpoint', name];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Names of the data behind the answer; see `Endpoint`. */
      readonly reads?: readonly string[] | undefined;
      readonly [key: string]: unknown;
    };
  }
}
