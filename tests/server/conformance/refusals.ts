import { afterAll, beforeAll, describe } from 'vitest';
import type { Model } from '../../../src/engine/schema/declaration/model';
import { databaseWithoutSql } from '../../support/database-without-sql';
import { type Server, serverOn } from '../../support/server';
import { Bodies } from './bodies';
import { refusalsContract } from './refusals-contract';

/** Enough ids for entities that have one record per record of another. */
const ids = Array.from({ length: 240 }, (_, at) => at + 1);

/** What every entity refuses before any SQL. */
export function refusals(model: Model): void {
  let server: Server | undefined;
  const bodies = new Bodies(() => ids);

  beforeAll(async () => {
    server = await serverOn(databaseWithoutSql(), model);
    server.setHooks(false);
  });
  afterAll(() => server?.close());

  describe.each([...model.entities.values()])('$name refuses before any SQL', (entity) => {
    refusalsContract(
      () => {
        if (!server) throw new Error('The server is not there yet.');
        return server;
      },
      bodies,
      entity,
    );
  });
}
