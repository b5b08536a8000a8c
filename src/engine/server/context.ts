import type { Devices } from '../../footwork/gateway/server/devices';
import type { Sessions } from './accounts/sessions';
import type { ServerContext } from './entity/context';
import type { Events } from './events/events';
import type { Metrics } from './metrics/metrics';

/** Dependencies of the endpoints; see `createContext`. */
export interface AppContext extends ServerContext {
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly events: Events;
  readonly metrics: Metrics;
  /** Hosts with a private address that the server may call. */
  readonly privateHosts: ReadonlySet<string>;
}
