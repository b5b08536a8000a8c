import { beforeEach, expect, test } from 'vitest';
import { roleText } from '../../../src/engine/console/i18n/role-text';
import { changeLanguage, words } from '../../../src/engine/console/i18n/words';
import { roleSpecs } from '../../../src/footwork/demo/roles';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  await changeLanguage('es');
});

test('L8: roles that came with the console speak the reader’s language, with what they are for', () => {
  const t = words.t;
  for (const { name, summary } of roleSpecs) {
    expect(roleText(t, name)).not.toBe(name);
    expect(roleText(t, summary)).not.toBe(summary);
  }
});

test.each(['Night shift', '夜班', 'Root.1', '', 'role'])(
  'a role that somebody named %j keeps its name',
  (name) => {
    expect(roleText(words.t, name)).toBe(name);
  },
);

test('a role whose name is hidden from the reader has none', () => {
  expect(roleText(words.t, undefined)).toBe('');
});
