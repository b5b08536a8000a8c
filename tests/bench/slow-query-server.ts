import { once } from 'node:events';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../src/engine/server/config';
import { prepareServer } from '../../src/engine/server/serve';

/**
 * The product on PGlite, forked: sends its address, then for each message that it gets runs a query of that many
 * seconds, and sends `done`.
 */
const { app, database, close } = await prepareServer(readConfig(process.env), {
  consoleFolder: resolve('dist/console'),
});
const tell = (message: string) => process.send?.(message);
tell(await app.listen({ host: '127.0.0.1', port: 0 }));

for (;;) {
  const [seconds] = await once(process, 'message');
  if (seconds === 0) break;
  await sql
    .raw(`do $$ declare ending timestamptz := clock_timestamp() + interval '${Number(seconds)} s';
      begin while clock_timestamp() < ending loop end loop; end $$`)
    .execute(database.kysely);
  tell('done');
}
await close();
process.exit(0);
