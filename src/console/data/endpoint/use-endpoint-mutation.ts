import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CallOf, Endpoint, ResponseOf } from '../../../entity/contract/endpoint';
import { ApiError } from '../api-error';
import { useRepeatKey } from '../repeat-key';
import { callEndpoint } from './call-endpoint';
import { useStale } from './stale';

interface Options {
  /** The page is left after a success: what became stale is not asked for again before it is needed. */
  readonly isLeaving?: boolean;
}

interface Sent<E> {
  readonly call: CallOf<E>;
  readonly isLoud: boolean;
}

interface EndpointMutation<E extends Endpoint> {
  /** Rejects with the `ApiError` of a failure, which the caller shows. */
  readonly send: (call: CallOf<E>) => Promise<ResponseOf<E>>;
  /** Resolves with undefined on a failure, which a notice shows. */
  readonly attempt: (call: CallOf<E>) => Promise<{ readonly data: ResponseOf<E> } | undefined>;
  readonly isPending: boolean;
}

/**
 * Calls of an endpoint that change something. Afterwards, also where it failed, what reads the data that it
 * `changes` is stale. The same call again after a lost answer is not done twice.
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { isLeaving = false }: Options = {},
): EndpointMutation<E> {
  const stale = useStale();
  const keyOf = useRepeatKey();
  const successes = useRef(0);
  const { mutateAsync, isPending } = useMutation<ResponseOf<E>, ApiError, Sent<E>>({
    mutationFn: ({ call, isLoud }) =>
      callEndpoint(endpoint, call, {
        isLoud,
        headers: endpoint.idempotent ? keyOf([call, successes.current]) : {},
      }),
    onSuccess: () => void successes.current++,
    onSettled: (_data, error) => stale(endpoint.changes ?? [], isLeaving && !error ? 'none' : 'active'),
  });
  const send = useCallback((call: CallOf<E>) => mutateAsync({ call, isLoud: false }), [mutateAsync]);
  const attempt = useCallback(
    async (call: CallOf<E>) => {
      try {
        return { data: await mutateAsync({ call, isLoud: true }) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return undefined;
      }
    },
    [mutateAsync],
  );
  return { send, attempt, isPending };
}
