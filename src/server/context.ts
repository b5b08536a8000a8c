import type { Sessions } from './accounts/sessions';
import type { ServerContext } from './entity/context';
import type { Events } from './events/events';
import type { Devices } from './gateway/devices';
import type { Metrics } from './metrics/metrics';

/** What the endpoints beside those of entities work with; made by `createContext`. */
export interface AppContext extends ServerContext {
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly events: Events;
  readonly metrics: Metrics;
  /** Hosts that the server calls though they have an address which is not public. */
  readonly privateHosts: ReadonlySet<string>;
}
