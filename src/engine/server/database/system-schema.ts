import { sql } from 'kysely';
import { systemSchema } from '../../schema/contract/app';

/** The name of the system schema, inside SQL. */
export const system = sql.raw(systemSchema);

/**
 * A table of the system schema for built queries. In types the schema is called `system`, because its name is known only
 * when the server runs.
 */
export function systemTable<const Name extends string>(name: Name): `system.${Name}` {
  return `${systemSchema}.${name}` as `system.${Name}`;
}
