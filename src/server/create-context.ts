import type { Model } from '../entity/model';
import { validatorsOf } from '../entity/validator';
import type { ServerContext } from './context';
import type { Database } from './database';
import { entityHooks } from './entity-hooks';
import { Events } from './events/events';
import { type SessionLimits, Sessions } from './session/sessions';

export interface ContextOptions {
  readonly now?: () => Date;
  readonly session?: Partial<SessionLimits>;
}

/** The working parts of one server on one database, whose tables exist. */
export function createContext(database: Database, model: Model, options: ContextOptions = {}): ServerContext {
  const now = options.now ?? (() => new Date());
  const sessions = new Sessions(database, now, options.session);
  return {
    database,
    model,
    validators: new Map([...model.entities.values()].map((entity) => [entity.name, validatorsOf(entity)])),
    hooks: entityHooks(sessions, database, model),
    sessions,
    events: new Events(database, sessions),
    now,
  };
}
