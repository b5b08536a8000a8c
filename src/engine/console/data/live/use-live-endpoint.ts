import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOf, Endpoint, ResponseOf } from '../../../schema/contract/endpoint';
import type { ApiError } from '../api-error';
import { useEndpoint } from '../endpoint/use-endpoint';
import { useFollowRecords } from './use-follow-records';

const none: readonly string[] = [];

/** The answer of an endpoint, fetched again after anyone has changed data in the endpoint's `reads`. */
export function useLiveEndpoint<E extends Endpoint>(
  endpoint: E,
  call: CallOf<NoInfer<E>>,
): UseQueryResult<ResponseOf<E>, ApiError> {
  const answer = useEndpoint(endpoint, call);
  useFollowRecords(endpoint.reads ?? none, async () => {
    await answer.refetch();
    return true;
  });
  return answer;
}
