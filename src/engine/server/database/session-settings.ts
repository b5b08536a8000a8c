import type { ClientBase } from 'pg';

/** A database server that cannot be reached, or that this product cannot work with; the message gives the reason. */
export class UnfitServer extends Error {
  override readonly name = 'UnfitServer';
  /** PostgreSQL's code for "cannot connect now". */
  readonly code = '57P03';
}

export interface SessionOptions {
  /** Maximum duration of a statement, in ms. */
  readonly statementTimeout: number;
  /** Whether the connection has one PostgreSQL session, which keeps its settings. */
  readonly keepsSettings: boolean;
}

/**
 * Configures a new connection, and verifies the settings. Sets them by statements, since a pooler rejects them as
 * connection options. JIT is off: PostgreSQL overestimates the cost of a search in a big table, and compiling its plan
 * takes longer than running it. Throws `UnfitServer`.
 */
export async function prepareSession(client: ClientBase, options: SessionOptions): Promise<void> {
  const { statementTimeout, keepsSettings } = options;
  // A pooler in transaction mode keeps the time zone of each client, but no other setting.
  const settings = {
    timezone: 'UTC',
    ...(keepsSettings && {
      search_path: 'public',
      jit: 'off',
      statement_timeout: String(statementTimeout),
      idle_in_transaction_session_timeout: '60000',
    }),
  };
  const set = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
  await client.query(set.join('; '));
  const { rows } = await client.query<{ standby: boolean; schema: string | null; zone: string }>(`
    select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as standby,
      current_schema() as schema, current_setting('timezone') as zone`);
  const [found] = rows;
  if (found?.standby) throw new UnfitServer('it is a standby, which takes no writes; name the primary, too');
  if (found?.schema !== 'public')
    throw new UnfitServer('its "search_path" does not lead to the schema public');
  if (found.zone !== 'UTC') throw new UnfitServer('it does not keep the time zone of a session');
}
