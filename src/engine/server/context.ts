import type { AccountContext } from './accounts/account-context';
import type { Events } from './events/events';
import type { Metrics } from './metrics/metrics';

/** Dependencies of the endpoints; see `createContext`. */
export interface AppContext extends AccountContext {
  readonly events: Events;
  readonly metrics: Metrics;
  /** Hosts with a private address that the server may call. */
  readonly privateHosts: ReadonlySet<string>;
}
