import type { Sessions } from './accounts/sessions';
import type { ServerContext } from './entity/context';
import type { Events } from './events/events';

/** What the endpoints beside those of entities work with; made by `createContext`. */
export interface AppContext extends ServerContext {
  readonly sessions: Sessions;
  readonly events: Events;
}
