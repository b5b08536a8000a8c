import type { UseQueryResult } from '@tanstack/react-query';
import {
  endAccountSession,
  endAccountSessions,
  endOwnOtherSessions,
  endOwnSession,
  getAccountSessions,
  getSessions,
  type SessionInfo,
} from '../../../entity/contract/endpoints/session';
import type { ApiError } from '../../data/api-error';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';

/** Open sessions, and how to end them; ending answers undefined where it did not work. */
export interface Sessions {
  readonly query: UseQueryResult<readonly SessionInfo[], ApiError>;
  readonly endOne: (id: number) => Promise<object | undefined>;
  readonly endOthers: () => Promise<object | undefined>;
}

export function useOwnSessions(): Sessions {
  const one = useEndpointMutation(endOwnSession);
  const others = useEndpointMutation(endOwnOtherSessions);
  return {
    query: useEndpoint(getSessions, {}),
    endOne: (id) => one.attempt({ params: { id } }),
    endOthers: () => others.attempt({}),
  };
}

export function useAccountSessions(id: number): Sessions {
  const one = useEndpointMutation(endAccountSession);
  const others = useEndpointMutation(endAccountSessions);
  return {
    query: useEndpoint(getAccountSessions, { params: { id } }),
    endOne: (session) => one.attempt({ params: { id, session } }),
    endOthers: () => others.attempt({ params: { id } }),
  };
}
