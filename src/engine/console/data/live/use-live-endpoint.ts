import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOf, Endpoint, ResponseOf } from '../../../schema/contract/endpoint';
import type { ApiError } from '../api-error';
import { useEndpoint } from '../endpoint/use-endpoint';
import { useFollowRecords } from './use-follow-records';

const none: readonly string[] = [];

/**
 * Milliseconds. A younger answer is not fetched again: the event stream of a page opens shortly after its first reads,
 * and then announces that anything may have changed.
 */
const fresh = 5000;

/** The answer of an endpoint, fetched again after anyone has changed data in the endpoint's `reads`. */
export function useLiveEndpoint<E extends Endpoint>(
  endpoint: E,
  call: CallOf<NoInfer<E>>,
): UseQueryResult<ResponseOf<E>, ApiError> {
  const answer = useEndpoint(endpoint, call);
  const { dataUpdatedAt, isFetching } = answer;
  useFollowRecords(
    endpoint.reads ?? none,
    async () => {
      await answer.refetch();
      return true;
    },
    () => isFetching || Date.now() - dataUpdatedAt < fresh,
  );
  return answer;
}
