import { getNotices } from '../../../schema/contract/endpoints/notice';
import { useEndpoint } from '../../data/endpoint/use-endpoint';

/** The newest messages, or those before the message with this id. Refetched when the server announces new ones. */
export function useNotices(before: number | undefined, enabled = true) {
  const query = before === undefined ? {} : { before };
  return useEndpoint(getNotices, { query }, { enabled, staleTime: Number.POSITIVE_INFINITY });
}
