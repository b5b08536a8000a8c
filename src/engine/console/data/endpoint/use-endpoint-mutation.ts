import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CallOf, Endpoint, ResponseOf } from '../../../schema/contract/endpoint';
import { ApiError } from '../api-error';
import { useRepeatKey } from '../repeat-key';
import { callEndpoint } from './call-endpoint';
import { useStale } from './stale';

interface Options {
  /** The page closes after a success: stale queries are refetched only when a page needs them. */
  readonly isLeaving?: boolean;
}

interface Sent<E> {
  readonly call: CallOf<E>;
  readonly isQuiet: boolean;
}

interface EndpointMutation<E extends Endpoint> {
  /** Rejects with `ApiError`; the caller shows the failure. */
  readonly send: (call: CallOf<E>) => Promise<ResponseOf<E>>;
  /** Resolves to undefined on a failure, which is shown as a notice. */
  readonly attempt: (call: CallOf<E>) => Promise<{ readonly data: ResponseOf<E> } | undefined>;
  readonly isPending: boolean;
}

/**
 * Calls an endpoint that changes data. Afterwards, also after a failure, the queries that read the data in its
 * `changes` are stale. A call to an idempotent endpoint can be repeated after a lost response: the server executes it
 * only once.
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { isLeaving = false }: Options = {},
): EndpointMutation<E> {
  const stale = useStale();
  const keyOf = useRepeatKey();
  const successes = useRef(0);
  const { mutateAsync, isPending } = useMutation<ResponseOf<E>, ApiError, Sent<E>>({
    mutationFn: ({ call, isQuiet }) =>
      callEndpoint(endpoint, call, {
        isQuiet,
        headers: endpoint.idempotent ? keyOf([call, successes.current]) : {},
      }),
    onSuccess: () => void successes.current++,
    onSettled: (_data, error) => stale(endpoint.changes ?? [], isLeaving && !error ? 'none' : 'active'),
  });
  const send = useCallback((call: CallOf<E>) => mutateAsync({ call, isQuiet: true }), [mutateAsync]);
  const attempt = useCallback(
    async (call: CallOf<E>) => {
      try {
        return { data: await mutateAsync({ call, isQuiet: false }) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return undefined;
      }
    },
    [mutateAsync],
  );
  return { send, attempt, isPending };
}
