import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallOf, Endpoint, ResponseOf } from '../../../entity/contract/endpoint';
import { isSame } from '../../../entity/write/merge';
import type { ApiError } from '../api-error';
import { callEndpoint } from './call-endpoint';

interface Options<Data, Selected>
  extends Pick<
    UseQueryOptions<Data, ApiError, Selected>,
    'enabled' | 'select' | 'staleTime' | 'gcTime' | 'placeholderData'
  > {
  /** Of what the answer is made of, where the call does not name it. */
  readonly version?: number;
}

/** The answer of an endpoint. It is asked for again once some of the data that it `reads` has changed. */
export function useEndpoint<E extends Endpoint, Selected = ResponseOf<E>>(
  endpoint: E,
  call: CallOf<NoInfer<E>>,
  { version, ...options }: Options<ResponseOf<E>, Selected> = {},
): UseQueryResult<Selected, ApiError> {
  const { language } = useTranslation().i18n;
  // What is read once stays as it was read.
  const isReworded = endpoint.isWorded && options.staleTime !== 'static';
  return useQuery<ResponseOf<E>, ApiError, Selected>({
    ...endpointQuery(endpoint, call, version, isReworded && language),
    // In another language the same answer is shown in the old one until it is there.
    placeholderData: (before, query) => (isSame(query?.queryKey[2], call) ? before : undefined),
    ...options,
  });
}

/** What TanStack Query needs to know of a call. */
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

/** The keys of all calls of an endpoint begin with it. */
export function endpointKey({ name }: Endpoint): readonly [string, string] {
  return ['endpoint', name];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Names of the data that the answer is made of; see `Endpoint`. */
      readonly reads?: readonly string[] | undefined;
      readonly [key: string]: unknown;
    };
  }
}
