import { afterAll, beforeAll, describe } from 'vitest';
import { databaseWithoutSql } from '../../support/database-without-sql';
import { type Server, serverOn } from '../../support/server';
import { Bodies } from './bodies';
import { refusalsContract } from './refusals-contract';
import { entities, model } from './world';

let server: Server | undefined;

beforeAll(async () => {
  server = await serverOn(databaseWithoutSql(), model);
  server.setHooks(false);
});
afterAll(() => server?.close());

/** Enough ids for entities that have one record per store. */
const ids = Array.from({ length: 240 }, (_, at) => at + 1);
const bodies = new Bodies(() => ids);

describe.each(entities)('$name refuses before any SQL', (entity) => {
  refusalsContract(
    () => {
      if (!server) throw new Error('The server is not there yet.');
      return server;
    },
    bodies,
    entity,
  );
});
