import type { EntitySchema } from '../schema/model/entity-schema';
import type { StoredOf, ValuesOf } from '../schema/model/row';
import type { AppContext } from './context';
import type { EntityHook } from './entity/context';

type OverrideContext = Pick<AppContext, 'database' | 'model' | 'sessions' | 'now' | 'changed' | 'hooks'>;

/** Called once, at the start of the server. */
export type Override = (context: OverrideContext) => EntityHook;

/**
 * Defines the default export of `src/engine/server/overrides/<entity>.ts`, the hooks of an entity.
 * `defineOverride<typeof schema>(...)` checks field names and values against the schema.
 */
export function defineOverride<S extends EntitySchema>(
  override: (context: OverrideContext) => EntityHook<StoredOf<S>, ValuesOf<S>>,
): Override {
  return override as unknown as Override;
}
