import { beforeEach, describe, expect, it, test } from 'vitest';
import { bestFirst, type Choice, matching } from '../../../src/engine/console/frame/palette/choice';
import { recentChoices, rememberChoice } from '../../../src/engine/console/frame/palette/recent-choices';
import { menuWords } from '../../../src/engine/console/frame/palette/use-choices';

const choice = (title: string, more: Partial<Choice> = {}): Choice => ({
  id: title,
  icon: undefined,
  title,
  path: `/${title}`,
  run: () => undefined,
  ...more,
});

const titles = (choices: readonly Choice[], typed: string) =>
  matching(choices, typed).map(({ title }) => title);

describe('matching', () => {
  const all = [
    choice('All devices', { note: 'Device management' }),
    choice('Gestión'),
    choice('X5 devices'),
    choice('Devices of partners'),
  ];

  it('wants every word, wherever it stands, and puts beginnings first', () => {
    expect(titles(all, 'dev')).toEqual(['Devices of partners', 'All devices', 'X5 devices']);
    expect(titles(all, 'dev x5')).toEqual(['X5 devices']);
    expect(titles(all, 'management all')).toEqual(['All devices']);
    expect(titles(all, 'nothing')).toEqual([]);
    expect(titles(all, '  ')).toHaveLength(4);
  });

  it('puts what is called exactly as typed before what begins with it', () => {
    const settings = [choice('Settings of partners'), choice('Settings')];
    expect(titles(settings, 'settings')).toEqual(['Settings', 'Settings of partners']);
  });

  it('passes over accents and capitals, and knows a menu in every language', () => {
    expect(titles(all, 'GESTION')).toEqual(['Gestión']);
    expect(menuWords('merchants')).toContain('商户');
    expect(titles([choice('Merchants', { alias: menuWords('merchants') })], 'comercios')).toEqual([
      'Merchants',
    ]);
  });
});

test('18.4: groups come in the order of their best matches, equal ones as they were', () => {
  const group = (id: string, ...choices: Choice[]) => ({ id, title: id, choices });
  const groups = [
    group('stores', choice('The Noras')),
    group('devices', choice('D-7', { note: 'Nora' })),
    group('orders', choice('Nora Lee, SO-1')),
    group('customers', choice('Lee'), choice('Nora Lee', { subtitle: '138 0013 8000' })),
  ];
  const order = (typed: string) => bestFirst(groups, typed).map(({ id }) => id);
  expect(order('nora')).toEqual(['orders', 'customers', 'stores', 'devices']);
  expect(order('nora lee')).toEqual(['customers', 'orders', 'stores', 'devices']);
  expect(order('8000')).toEqual(['customers', 'stores', 'devices', 'orders']);
  expect(order('')).toEqual(['stores', 'devices', 'orders', 'customers']);
});

describe('what was chosen last', () => {
  beforeEach(() => localStorage.clear());

  it('is kept per account, each page once, five of them, and nothing that opens no page', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'a']) rememberChoice(1, choice(name));
    rememberChoice(2, choice('other'));
    const { path: _, ...pathless } = choice('sign out');
    rememberChoice(1, pathless);
    expect(recentChoices(1).map(({ title }) => title)).toEqual(['a', 'f', 'e', 'd', 'c']);
    expect(recentChoices(2).map(({ title }) => title)).toEqual(['other']);
  });

  it.each(['no json', '7', '[1, null, {"actor": 1}]'])('survives what is stored as %s', (stored) => {
    localStorage.setItem('recentChoices', stored);
    expect(recentChoices(1)).toEqual([]);
    rememberChoice(1, choice('a'));
    expect(recentChoices(1)).toHaveLength(1);
  });
});
