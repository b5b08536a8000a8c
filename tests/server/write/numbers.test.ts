import { beforeAll, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { engines } from '../database/engines';
import { openServer, specimenModel } from './fixture';

describe.each(engines)('%s: numbers', (engine) => {
  const server = openForTests(() => openServer(engine, 'numbers', specimenModel));

  beforeAll(async () => {
    await server.rows(`insert into specimen (text, code, pcode) values ('One', 'ONE', 'P1')`);
  });

  test.each([
    `lengths = '{36.25}'`,
    `lengths = '{36,14.5}'`,
    `lengths = '{36,55.5}'`,
    `lengths = '{36,null}'`,
    `lengths = '{30,31,32,33,34,35,36}'`,
    `turns = '{}'`,
    `turns = '{0}'`,
  ])('the database refuses %s', async (values) => {
    await expect(server.rows(`update specimen set ${values}`)).rejects.toMatchObject({ code: '23514' });
  });

  test('the database takes steps that binary fractions nearly meet', async () => {
    await server.rows(`update specimen set lengths = '{15,36.5000001,55}', turns = '{1,2}'`);
    const [row] = await server.rows(
      `select pg_typeof(lengths)::text as lengths, pg_typeof(turns)::text as turns from specimen`,
    );
    expect(row).toEqual({ lengths: 'double precision[]', turns: 'bigint[]' });
  });
});
