import type { ServerEvent } from '../../schema/contract/server-event';
import type { ServerContext } from '../entity/context';
import type { Admission } from '../http/handle';
import type { Accounts, Sessions } from './sessions';

/** Dependencies of the endpoints that sign accounts in and change them. */
export interface AccountContext extends ServerContext, Admission {
  readonly sessions: Sessions;
  /** Sends a live event to these accounts, on all servers. */
  readonly publish: (event: ServerEvent, to?: Accounts) => void;
}
