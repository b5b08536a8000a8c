import { explainAccess } from '../../../entity/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { Asked } from '../../entity/explain/explain-address';

/** The server's explanation, once an account and an entity are chosen; always as things stand now. */
export function useExplanation({ manager = 0, entity = '', action, record, field }: Asked) {
  const query = {
    manager,
    entity,
    ...(action !== undefined && { action }),
    ...(record !== undefined && { record }),
    ...(field !== undefined && { field }),
  };
  return useEndpoint(explainAccess, { query }, { enabled: manager > 0 && entity !== '', gcTime: 0 });
}
