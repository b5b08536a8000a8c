import type { AppContext } from './context';
import type { EntityHook } from './entity/context';

/**
 * The default export of `src/server/overrides/<entity>.ts`: where an entity departs from the generic reads and writes.
 * It is called once, when the server starts.
 */
export type Override = (context: Pick<AppContext, 'database' | 'model' | 'sessions'>) => EntityHook;
