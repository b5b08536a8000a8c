import { expect, test } from 'vitest';
import { banner } from '../../../src/engine/cli/banner';
import { readConfig } from '../../../src/engine/server/config';

const started = {
  url: 'http://127.0.0.1:5180',
  config: readConfig({}),
  seeded: { kind: 'nothing' },
  accounts: [],
  console: true,
} as const;

test('the address and the accounts that everybody can use', () => {
  const text = banner({ ...started, accounts: ['root', 'operator'] });
  expect(text).toContain('http://127.0.0.1:5180\n');
  expect(text).toContain('Demo accounts, password footwork-demo:\n  root  operator\n');
  expect(text).toContain('npm run device -- --url http://127.0.0.1:5180\n');
  expect(text).not.toContain('Others can reach');
});

test('no word of demo accounts where there are none', () => {
  expect(banner(started)).not.toMatch(/Demo|device/);
});

test('a warning where others can reach demo accounts', () => {
  const config = readConfig({ HOST: '0.0.0.0' });
  expect(banner({ ...started, config, accounts: ['root'] })).toContain('Others can reach this address');
  expect(banner({ ...started, config })).not.toContain('Others can reach');
});

test('a password that was made up is shown, a given one is not', () => {
  expect(banner({ ...started, seeded: { kind: 'root', generatedPassword: 'made-up' } })).toContain(
    'password: made-up',
  );
  const config = readConfig({ ROOT_PASSWORD: 'given-one', DATABASE_URL: 'postgres://me:secret@db/x' });
  const text = banner({ ...started, config, seeded: { kind: 'root', generatedPassword: undefined } });
  expect(text).toContain('The account root was created.');
  expect(text).not.toMatch(/given-one|secret/);
});
