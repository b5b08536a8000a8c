import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, postgresDatabase } from '../../../src/engine/server/database/database';

test('an unreachable server is an error, not a hang', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  await expect(openDatabase({ dataDir: 'nowhere', databaseUrl })).rejects.toThrow('ECONNREFUSED');
  const database = postgresDatabase(databaseUrl);
  await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow('ECONNREFUSED');
  await expect(database.reach()).rejects.toThrow('ECONNREFUSED');
  await database.close();
});
