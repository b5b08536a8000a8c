import { expect, test } from 'vitest';
import { explain } from '../../src/engine/cli/explain';
import { readConfig } from '../../src/engine/server/config';

const fileError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: open '${path}'`), { code, syscall: 'open', path });

test('19.4: a file that cannot be read is no fault of the database', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://me@127.0.0.1/shop' });
  expect(explain(fileError('ENOENT', '/srv/dist/console/index.html'), config)).toBeUndefined();
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(explain(refused, config)).toMatch(/^The database at DATABASE_URL/);
});

test('19.4: only a path within DATA_DIR is a fault of DATA_DIR', () => {
  const config = readConfig({ DATA_DIR: '/srv/data' });
  expect(explain(fileError('EACCES', '/srv/data/postgres/base'), config)).toMatch(
    /^DATA_DIR \(.*\) cannot be written: EACCES/,
  );
  const above = Object.assign(fileError('EPERM', '/srv'), { syscall: 'mkdir' });
  expect(explain(above, config)).toMatch(/^DATA_DIR /);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(explain(full, config)).toMatch(/^DATA_DIR /);
  for (const path of ['/srv/data-2/base', '/srv/dist/console/index.html'])
    expect(explain(fileError('EACCES', path), config)).toBeUndefined();
});
