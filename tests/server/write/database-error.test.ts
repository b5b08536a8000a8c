import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import type { Issue } from '../../../src/engine/schema/contract/issue';
import { run } from '../../../src/engine/server/database/statement';
import { inTransaction } from '../../../src/engine/server/database/transaction';
import { callerErrorOf, translated } from '../../../src/engine/server/entity/write/database-error';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { engines } from '../database/engines';
import { specimenModel as model, openServer } from './fixture';

const insert = (columns: string, values: string) =>
  `insert into specimen (text, code, pcode, ${columns}) values ('A', 'ERROR-9', 'P9', ${values})`;

describe.each(engines)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_errors', model));

  beforeAll(async () => {
    await server.call(rootActor, 'POST', '/specimens', { text: 'T', code: 'ERROR-1', pcode: 'P1' });
  });

  const meaningOf = async (statement: string) => {
    const failed = await server.rows(statement).catch((error: unknown) => error);
    return callerErrorOf(server.database.kysely, model, specimen, failed);
  };

  test.each([
    ['unique', `insert into specimen (text, code, pcode) values ('A', 'ERROR-1', 'P1')`, ['code unique']],
    [
      'unique together',
      `insert into specimen (text, code, pcode) values ('T', 'ERROR-2', 'P1')`,
      ['text unique', 'pcode unique'],
    ],
    ['foreign key', insert('shop', '999'), ['shop reference']],
    ['foreign key of a link', 'insert into specimen__twins values (1, 999, 0)', ['twins reference']],
    ['not null', `insert into specimen (text, code) values ('A', 'ERROR-3')`, ['pcode required']],
    ['check of a length', insert('note', `repeat('x', 301)`), ['note invalid']],
    ['check of a pattern', insert('shade', `'red'`), ['shade invalid']],
    ['check of a condition', insert('fancy_word', `'x'`), ['fancy_word invalid']],
    ['overflow', insert('price', '1e15'), [' invalid']],
    ['no such date', insert('day', `'2026-02-30'`), [' invalid']],
    ['no number', insert('amount', `'x'`), [' invalid']],
  ])('%s', async (_, statement, issues) => {
    const error = await meaningOf(statement);
    const found = issuesOf(error);
    expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(issues);
  });

  test.each([
    ['busy', ['53300', '53200', '40001', '40P01', '55P03']],
    ['statementTimeout', ['57014']],
    ['databaseUnreachable', ['57P01', '57P03', '08006', '25P03']],
    ['diskFull', ['53100']],
  ])('%s: %j', async (name, codes) => {
    for (const code of codes) {
      const error = await meaningOf(raising(code));
      expect([error?.error, error?.cause]).toEqual([name, expect.objectContaining({ code })]);
    }
  });

  test('an error that no rule has caught keeps its cause for the log', async () => {
    expect((await meaningOf(insert('price', '1e15')))?.cause).toMatchObject({ code: '22003' });
  });

  test.each(['23001', '23503'])('%s of a delete is never ours to mend', async (code) => {
    const failed = await server.rows(raising(code)).catch((error: unknown) => error);
    const error = await callerErrorOf(server.database.kysely, model, specimen, failed, {
      actor: rootActor,
      ids: [1],
    });
    expect(error?.error).toBe('stillReferenced');
  });

  test.each(['42601', 'XX000'])('%s is ours to mend', async (code) => {
    expect(await meaningOf(raising(code))).toBeUndefined();
  });

  test.each([
    ['databaseUnreachable', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['databaseUnreachable', new Error('Connection terminated unexpectedly')],
    ['busy', new Error('timeout exceeded when trying to connect')],
    ['diskFull', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ])('without a connection or a disk: %s', async (name, error) => {
    expect((await callerErrorOf(server.database.kysely, model, specimen, error))?.error).toBe(name);
  });

  test('a lost race is run again, three more times at most, then busy', async () => {
    let tries = 0;
    const work = (succeedsAt: number) =>
      translated(server.context, specimen, () =>
        inTransaction(server.database, async (transaction) => {
          await run(transaction, {
            sql: ++tries < succeedsAt ? raising('40P01') : 'select 1',
            parameters: [],
          });
        }),
      );
    await work(4);
    expect(tries).toBe(4);
    tries = 0;
    await expect(work(5)).rejects.toEqual(new AppError('busy'));
    expect(tries).toBe(4);
  });
});

function issuesOf(error: AppError | undefined): Issue[] {
  if (error?.error !== 'invalid') throw new Error(`${error?.error} is not invalid`);
  return (error.data as { issues: Issue[] }).issues;
}

function raising(code: string): string {
  return `do $$ begin raise exception using errcode = '${code}'; end $$`;
}
