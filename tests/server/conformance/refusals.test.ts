import { afterAll, beforeAll, describe } from 'vitest';
import { databaseWithoutSql } from '../database/engines';
import { type Server, serverOn } from '../write/fixture';
import { Bodies } from './bodies';
import { refusalsContract } from './refusals-contract';
import { entities, model } from './world';

let server: Server | undefined;

beforeAll(async () => {
  server = await serverOn(databaseWithoutSql(), model);
  server.setHooks(false);
});
afterAll(() => server?.close());

const bodies = new Bodies(() => [1, 2, 3]);

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
