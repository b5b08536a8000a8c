import type { Model } from '../entity/declaration/model';
import { type SessionLimits, Sessions } from './accounts/sessions';
import type { AppContext } from './context';
import type { Database } from './database/database';
import { entityHooks } from './entity-hooks';
import { Events } from './events/events';
import { Metrics } from './metrics/metrics';

export interface ContextOptions {
  readonly now?: () => Date;
  readonly session?: Partial<SessionLimits>;
  readonly metricsToken?: string | undefined;
}

/** The working parts of one server on one database, whose tables exist. */
export function createContext(database: Database, model: Model, options: ContextOptions = {}): AppContext {
  const now = options.now ?? (() => new Date());
  const sessions = new Sessions(database, now, options.session);
  return {
    database,
    model,
    hooks: entityHooks({ database, model, sessions }),
    sessions,
    events: new Events(database, sessions),
    metrics: new Metrics(database, options.metricsToken),
    now,
  };
}
