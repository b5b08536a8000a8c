import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../src/engine/server/config';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toEqual({
    port: 5180,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    directUrl: undefined,
    prepare: true,
    poolSize: 10,
    statementTimeout: 30_000,
    demo: 'full',
    rootPassword: undefined,
    metricsToken: undefined,
    qrPrivateHosts: [],
    session: { idle: 8 * 3_600_000, lifetime: 7 * 24 * 3_600_000 },
    historyDays: 0,
    logLevel: 'warn',
    proxies: 0,
    stopDelay: 0,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

test.each([
  [{ PORT: '80a' }, 'PORT is "80a"; expected a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000"; expected a whole number from 0 to 65535.'],
  [{ HISTORY_DAYS: '-1' }, 'HISTORY_DAYS is "-1"; expected a whole number from 0 to 36500.'],
  [{ DEMO: 'yes' }, 'DEMO is "yes"; expected one of 0, 1,'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; expected one of'],
  [{ SESSION_IDLE_HOURS: '0' }, 'SESSION_IDLE_HOURS is "0"; expected a number from 0.01 to 8760.'],
  [{ DATABASE_URL: 'mysql://me:secret@host/db' }, 'DATABASE_URL cannot be read'],
  [{ DATABASE_URL: 'postgres://me:secret@ho st,other/db' }, 'DATABASE_URL cannot be read'],
  [{ PG_PREPARE: '0' }, 'PG_PREPARE=0 is for a pooler in transaction mode, which needs DATABASE_DIRECT_URL'],
  [{ STOP_DELAY: '-1' }, 'STOP_DELAY is "-1"; expected a number from 0 to 3600.'],
  [{ ROOT_PASSWORD: 'short' }, 'ROOT_PASSWORD has a wrong length'],
  [{ METRICS_TOKEN: 'too-short' }, 'METRICS_TOKEN has a wrong length; expected 16 to 256 characters.'],
  [
    { QR_PRIVATE_HOSTS: 'qr.intern,10.0.0.5:80' },
    'QR_PRIVATE_HOSTS has "10.0.0.5:80"; expected names of hosts',
  ],
])('%j is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(message);
});

test('private hosts are read as addresses name them', () => {
  expect(readConfig({ QR_PRIVATE_HOSTS: 'QR.intern, [::1],10.0.0.5' }).qrPrivateHosts).toEqual([
    'qr.intern',
    '[::1]',
    '10.0.0.5',
  ]);
});

test('a refused secret is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(/^(?!.*secret)/);
});
