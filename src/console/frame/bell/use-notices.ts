import { getNotices } from '../../../entity/contract/endpoints/notice';
import { useEndpoint } from '../../data/endpoint/use-endpoint';

/** The newest notices, or those before the one with this id; asked for again once there are new ones. */
export function useNotices(before: number | undefined, enabled = true) {
  const query = before === undefined ? {} : { before };
  return useEndpoint(getNotices, { query }, { enabled, staleTime: Number.POSITIVE_INFINITY });
}
