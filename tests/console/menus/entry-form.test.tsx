import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { leadingTo, openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

// The build makes validators; here the same schema is compiled as it stands.
vi.mock('../../../src/console/data/registry', async (original) => {
  const registry = await original<typeof import('../../../src/console/data/registry')>();
  const { validatorsOf } = await import('../../../src/entity/write/validator');
  const loadValidator = async (name: string) => validatorsOf(await registry.loadEntity(name)).create;
  return { ...registry, loadValidator };
});

const entry = {
  id: 6,
  version: 1,
  type: 'menu',
  name: 'Start',
  parent: null,
  sort: 1,
  path: '/start',
  component: 'dashboard/index',
  icon: null,
  perm: null,
  url: null,
  target_menu: null,
  visible: true,
  keep_alive: true,
  always_show: false,
  roles: [],
};

const live = { tree: [entry], roles: [], faults: [], warnings: [] };

const usual = {
  'get /menus/tree': envelope(live),
  'get /menu-drafts': envelope({ list: [], total: 0 }),
  'get /menus/options/6': envelope([]),
};

const inputOf = (field: string) =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`[data-field="${field}"] input`);
    if (!input) throw new Error('The form is not there yet.');
    return input;
  });

const menuPage = [
  { path: '/menus', name: 'menus', component: 'system/menu/index', meta: { title: 'menus' } },
];

it('N2, V4: says of an address at once that it is taken, or the console’s own', async () => {
  await englishConsole();
  const other = { ...entry, id: 7, name: 'Other', path: '/other' };
  fakeServer({ ...usual, 'get /menus/tree': envelope({ ...live, tree: [entry, other] }) });
  await openConsole('/menus', ['sys:menu:view', 'sys:menu:edit'], menuPage);
  const start = await screen.findByText('Start');
  await leadingTo(() => fireEvent.click(start));
  const path = await inputOf('path');
  fireEvent.change(path, { target: { value: '/Other/' } });
  await screen.findByText('“Other” has the address /Other/ already');
  fireEvent.change(path, { target: { value: 'login' } });
  await screen.findByText('The console itself uses the address /login: choose another');
  fireEvent.change(path, { target: { value: '/begin' } });
  await waitFor(() => expect(path.getAttribute('aria-invalid')).not.toBe('true'));
});

it('A5: asks which name of a menu to keep where somebody else gave it another', async () => {
  await englishConsole();
  fakeServer(usual);
  const user = await openConsole('/menus', ['sys:menu:view', 'sys:menu:edit'], menuPage);
  const start = await screen.findByText('Start');
  await leadingTo(() => fireEvent.click(start));
  const name = await inputOf('name');
  fireEvent.change(name, { target: { value: 'Mine' } });
  const record = { ...entry, name: 'Theirs', version: 2 };
  const stale = { code: 40900, msg: 'Stale', data: { record, fields: ['name'] } };
  fakeServer({ ...usual, 'put /menus/6': { status: 409, body: stale } });
  await leadingTo(() => fireEvent.click(screen.getByText('Save').closest('button') as HTMLElement));
  const title = await screen.findByText('The record has changed meanwhile');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') as HTMLElement);
  expect(dialog.getByText('Theirs')).toBeDefined();
  await user.click(dialog.getByText('Mine'));
  const calls = fakeServer({ ...usual, 'put /menus/6': envelope({ ...record, name: 'Mine', version: 3 }) });
  await user.click(dialog.getByText('Save again').closest('button') as HTMLElement);
  await waitFor(() => expect(calls.some(({ method }) => method === 'put')).toBe(true));
  const put = calls.find(({ method }) => method === 'put');
  expect(JSON.parse(put?.data as string)).toEqual({ name: 'Mine', version: 2 });
});

it('N7: offers every component for one that is chosen already, and fewer once something is typed', async () => {
  await englishConsole();
  fakeServer(usual);
  await openConsole('/menus', ['sys:menu:view', 'sys:menu:edit'], menuPage);
  const start = await screen.findByText('Start');
  await leadingTo(() => fireEvent.click(start));
  const component = await inputOf('component');
  fireEvent.mouseDown(component);
  await waitFor(() => expect(offered()).toContain('system/menu/index'));
  fireEvent.change(component, { target: { value: 'store/' } });
  await waitFor(() => expect(offered()).toEqual(['entity/store/list']));
});

const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.getAttribute('title'));
