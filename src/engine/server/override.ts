import type { EntitySchema } from '../schema/model/entity-schema';
import type { StoredOf, ValuesOf } from '../schema/model/row';
import type { AppContext } from './context';
import type { EntityHook } from './entity/context';

type OverrideContext = Pick<AppContext, 'database' | 'model' | 'sessions' | 'now' | 'changed' | 'hooks'>;

/** Called once, at the start of the server. */
export type Override = (context: OverrideContext) => EntityHook;

/**
 * Defines the hooks of an entity: the default export of `server/overrides/<entity>.ts` of a feature or of the
 * engine. `defineOverride<typeof schema>(...)` checks field names and values against the schema.
 */
export function defineOverride<S extends EntitySchema>(
  override: (context: OverrideContext) => EntityHook<StoredOf<S>, ValuesOf<S>>,
): Override {
  return override as unknown as Override;
}
