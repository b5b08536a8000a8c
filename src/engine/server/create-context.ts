import { entityNamed, type Model } from '../schema/declaration/model';
import { type SessionLimits, Sessions } from './accounts/sessions';
import type { AppContext } from './context';
import type { Database } from './database/database';
import type { EntityHook, EntityHooks } from './entity/context';
import { Events } from './events/events';
import { principals } from './http/principals';
import { Metrics } from './metrics/metrics';
import type { Override } from './override';

const overrides = import.meta.glob<Override>(['./overrides/*.ts', '#app/*/server/overrides/*.ts'], {
  eager: true,
  import: 'default',
});

/**
 * The hooks of overridden entities. Throws for a file in `overrides/` that is not named after an entity, and for a second
 * one of the same entity, which would replace the checks of the first.
 */
function entityHooks(context: Parameters<Override>[0]): EntityHooks {
  const hooks: Record<string, EntityHook> = {};
  for (const [file, override] of Object.entries(overrides)) {
    const { name } = entityNamed(context.model, file.replace(/^.*\/|\.ts$/g, ''));
    if (name in hooks) throw new Error(`${file}: another file has the hooks of ${name} already`);
    hooks[name] = override(context);
  }
  return hooks;
}

export interface ContextOptions {
  readonly now?: () => Date;
  readonly session?: Partial<SessionLimits>;
  readonly metricsToken?: string | undefined;
  readonly qrPrivateHosts?: readonly string[];
}

/** Creates the dependencies of one server. The tables of the database must exist. */
export function createContext(database: Database, model: Model, options: ContextOptions = {}): AppContext {
  const now = options.now ?? (() => new Date());
  const sessions = new Sessions(database, now, options.session);
  const events = new Events(database, sessions, model);
  const changed: AppContext['changed'] = (entity, rows) => events.noteRecords(entity, rows);
  // One shared object, because hooks of one entity may write records of another.
  const hooks: Record<string, EntityHook> = {};
  Object.assign(hooks, entityHooks({ database, model, sessions, now, changed, hooks }));
  return {
    database,
    model,
    changed,
    hooks,
    sessions,
    principals: principals({ database, now }),
    events,
    publish: (event, to) => events.publish(event, to),
    metrics: new Metrics(database, options.metricsToken),
    privateHosts: new Set(options.qrPrivateHosts),
    now,
  };
}
