import type { Sessions } from './accounts/sessions';
import type { ServerContext } from './entity/context';
import type { Events } from './events/events';
import type { Principals } from './http/principals';
import type { Metrics } from './metrics/metrics';

/** Dependencies of the endpoints; see `createContext`. */
export interface AppContext extends ServerContext {
  readonly sessions: Sessions;
  /** How each kind of caller other than accounts is identified. */
  readonly principals: ReturnType<Principals>;
  readonly events: Events;
  readonly metrics: Metrics;
  /** Hosts with a private address that the server may call. */
  readonly privateHosts: ReadonlySet<string>;
}
