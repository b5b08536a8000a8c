import { expect, test } from 'vitest';
import { appWordFaults } from '../../../src/engine/cli/app-words';
import { ownTableFile, readTables } from '../../../src/engine/cli/word-tables';
import type { App } from '../../../src/engine/schema/contract/define-app';
import app from '../../../src/footwork/app';

const english = readTables('en');

test('20.1: the kinds of accounts and the levels of the application have their words', () => {
  expect(appWordFaults(app, english)).toEqual([]);
});

test('20.1: a new kind of account and a new level name each word that they lack, and its file', () => {
  const grown: App = {
    ...app,
    userTypes: [...app.userTypes, { value: 9, reach: 'region' }],
    levels: [...app.levels, { name: 'region', field: 'region', info: 'region' }],
  };
  expect(appWordFaults(grown, english)).toEqual([
    'src/footwork/locales/en/utypes.json: 9 is missing',
    'src/footwork/locales/en/access.json: without.region is missing',
    'src/footwork/locales/en/account.json: profile.reaches.region is missing',
    'src/footwork/locales/en/explain.json: reach.region is missing',
    'src/footwork/locales/en/explain.json: remedy.without.region is missing',
    'src/footwork/locales/en/rolePage.json: scope.region is missing',
  ]);
});

test('20.1: words of the application for an entity of the engine belong to the application', () => {
  expect(ownTableFile('es', 'entities/role')).toBe('src/footwork/locales/es/entities/role.json');
  expect(ownTableFile('es', 'entities/menu')).toBe('src/footwork/locales/es/entities/menu.json');
});
