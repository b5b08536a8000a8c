import { expect, test } from 'vitest';
import type { MenuEntry } from '../../src/engine/schema/menu/menu-entry';
import { pathFaultBy, pathFaults } from '../../src/engine/schema/menu/menu-paths';
import { entryOf } from '../support/menu-entries';

const directory = (id: number, values: Partial<MenuEntry>) => entryOf(id, { type: 'directory', ...values });
const rulesIn = (...entries: readonly MenuEntry[]) =>
  [...pathFaults(entries)].map(([id, { rule, params }]) => `${id} ${rule} ${params.path}`);

test('N2: no menu has a reserved path', () => {
  for (const path of ['/404', '/401', '/login', '/login/x', '/redirect/stores', '/entity', 'Login', '/404/'])
    expect(pathFaults([entryOf(1, { path })]).get(1)?.rule, path).toBe('reservedPath');
  expect(rulesIn(directory(1, { path: '/redirect' }), entryOf(2, { parent: 1, path: 'a' }))).toEqual([
    '1 reservedPath /redirect',
    '2 reservedPath /redirect/a',
  ]);
  for (const path of ['/logins', '/4040', '/store/login', '/entity/store'])
    expect(rulesIn(entryOf(1, { path })), path).toEqual([]);
});

test('N2: a built-in page needs its own component', () => {
  const dashboard = entryOf(1, { path: '/dashboard', component: 'dashboard/index' });
  expect(rulesIn(dashboard)).toEqual([]);
  for (const values of [
    { component: 'entity/report/list' },
    { type: 'directory' },
    { type: 'iframe' },
  ] as const)
    expect(rulesIn({ ...dashboard, ...values })).toEqual(['1 reservedPath /dashboard']);
});

test('N2: the entry with the path of a built-in page is at fault, not the one with its component', () => {
  const dashboard = entryOf(1, { path: '/dashboard', component: 'dashboard/index' });
  expect(rulesIn(dashboard, entryOf(2, { path: '/dashboard' }))).toEqual(['2 reservedPath /dashboard']);
});

test('V4: two entries cannot have one path, however it is composed', () => {
  const above = directory(1, { path: '/store' });
  const relative = entryOf(2, { parent: 1, path: 'c' });
  expect(rulesIn(above, relative, entryOf(3, { parent: 1, path: 'c' }))).toEqual([
    '2 samePath /store/c',
    '3 samePath /store/c',
  ]);
  expect(rulesIn(above, relative, entryOf(3, { path: '/store/C/' }))).toHaveLength(2);
  expect(rulesIn(above, entryOf(3, { path: 'store' }))).toEqual(['1 samePath /store', '3 samePath /store']);
  expect(pathFaults([above, relative, entryOf(3, { path: '/store/c', name: 'x' })]).get(2)?.params).toEqual({
    path: '/store/c',
    menu: 'x',
  });
  const button = entryOf(4, { type: 'button', parent: 2, path: null, perm: 'a:b:c' });
  expect(rulesIn(above, relative, button, { ...button, id: 5 }, entryOf(6, { path: null }))).toEqual([]);
});

test('V4: external links may share a URL, and are case-sensitive', () => {
  const links = ['https://intranet/App', 'https://intranet/app', 'https://intranet/app'];
  expect(rulesIn(...links.map((path, at) => entryOf(at + 1, { path })))).toEqual([]);
});

test('a change reports only the path faults that it causes', () => {
  const twins = [entryOf(1, { path: '/a' }), entryOf(2, { path: '/a' })];
  const [one, other] = twins as [MenuEntry, MenuEntry];
  expect(pathFaultBy(twins, [one, { ...other, component: 'x' }], 2)).toBeUndefined();
  expect(pathFaultBy(twins, [one, { ...other, path: '/404' }], 2)?.rule).toBe('reservedPath');
  expect(pathFaultBy(twins, [one, { ...other, path: '/b' }], 2)).toBeUndefined();
  const tree = [
    directory(1, { path: '/x' }),
    entryOf(2, { parent: 1, path: 'c' }),
    entryOf(3, { path: '/y/c' }),
  ];
  const moved = tree.map((entry) => (entry.id === 1 ? { ...entry, path: '/y' } : entry));
  expect(pathFaultBy(tree, moved, 1)?.params).toEqual({ path: '/y/c', menu: 'n3' });
});
