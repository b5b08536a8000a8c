import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { lockDataDir } from '../../../src/engine/server/database/data-dir-lock';
import { writePglite } from '../../support/pglite-folder';
import { createDatabase } from '../../support/postgres';

const folder = await mkdtemp(join(tmpdir(), 'footwork-sql-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Answer {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

function run(environment: Record<string, string>, ...args: readonly string[]): Promise<Answer> {
  const env = { ...process.env, ...environment };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['src/engine/cli/run.mjs', 'src/engine/cli/sql.ts', ...args],
      { env },
      (error, out, err) => done({ code: error?.code ?? 0, out, err }),
    );
  });
}

const make =
  "create table pair as select 1 as id, 'one' as name, null::text as note union all select 22, 'two', 'x'";
const table = {
  code: 0,
  out: 'id  name  note\n--  ----  ----\n1   one\n22  two   x\n2 rows\n',
  err: '',
};

describe('npm run sql', () => {
  test('shows rows as a table and changes data only where it is let', async () => {
    const environment = { DATABASE_URL: await createDatabase(inject('postgresUrl'), 'sql_rows') };
    expect(await run(environment, make)).toEqual({
      code: 1,
      out: '',
      err: 'The statement would change data. To let it: npm run sql -- --write "..."\n',
    });
    expect(await run(environment, '--write', make)).toMatchObject({ code: 0, err: '' });
    expect(await run(environment, 'select * from pair order by id')).toEqual(table);
    expect(await run(environment, 'select nothing')).toEqual({
      code: 1,
      out: '',
      err: 'column "nothing" does not exist\n',
    });
  });

  test('answers from the folder of a PGlite', async () => {
    const environment = { DATA_DIR: join(folder, 'data') };
    await writePglite(environment.DATA_DIR);
    expect(await run(environment, '--write', make)).toMatchObject({ code: 0, err: '' });
    expect(await run(environment, 'select * from pair order by id')).toEqual(table);
  });
});

test('17.30: an answer of some megabytes is shown to its end, also through a pipe that is read slowly', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), 'sql_long');
  const text = "select n, repeat('x', 1000) as text from generate_series(1, 3000) n";
  const script = 'node src/engine/cli/run.mjs src/engine/cli/sql.ts "$0" | (sleep 3; tail -c 200)';
  const out = await new Promise<string>((done) => {
    execFile('sh', ['-c', script, text], { env: { ...process.env, DATABASE_URL } }, (_, out) => done(out));
  });
  expect(out).toMatch(/\n3000 rows\n$/);
});

test('a folder that a server has open is refused with its process', async () => {
  const dataDir = join(folder, 'held');
  await mkdir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    expect(await run({ DATA_DIR: dataDir }, 'select 1')).toEqual({
      code: 1,
      out: '',
      err: `The data folder ${dataDir} is in use by process ${process.pid}. Stop it, or set DATA_DIR to another folder.\n`,
    });
  } finally {
    lock.release();
  }
});
