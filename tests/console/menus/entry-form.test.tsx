import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staleReads } from '../../../src/engine/console/data/endpoint/stale';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { entryOf } from '../../support/menu-entries';
import { envelope, fakeServer } from '../providers/fake-server';
import { leadingTo, openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

const entry = entryOf(6, { name: 'Start', sort: 1, path: '/start', component: 'dashboard/index' });

const live = { revision: 3, tree: [entry], roles: [], faults: [], warnings: [] };

const usual = {
  'get /menus/tree': envelope(live),
  'get /menu-drafts': envelope({ list: [], total: 0 }),
};

const draft = {
  id: 4,
  name: 'Start',
  version: 1,
  based_on: 3,
  create_by: 1,
  update_time: '2026-05-01T10:00:00Z',
  tree: [entry],
  faults: [],
  warnings: [],
};

const all = ['sys:menu:view', 'sys:menu:edit', 'sys:menu:publish'];

const inputOf = (field: string) =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`[data-field="${field}"] input`);
    if (!input) throw new Error('The form is not there yet.');
    return input;
  });

const menuPage = [
  { path: '/menus', name: 'menus', component: 'system/menu/index', meta: { title: 'menus' } },
];

it('N2, V4: marks a taken or reserved path at once', async () => {
  await englishConsole();
  const other = { ...entry, id: 7, name: 'Other', path: '/other' };
  fakeServer({ ...usual, 'get /menus/tree': envelope({ ...live, tree: [entry, other] }) });
  await openConsole('/menus', all, menuPage);
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

const press = (label: string) =>
  leadingTo(() => fireEvent.click(screen.getByText(label).closest('button') as HTMLElement));

/**
 * Opens the form of an entry, types another name and presses a button of the form, whose calls get these
 * answers.
 */
async function savedBy(
  button: string,
  answers: Parameters<typeof fakeServer>[0],
  perms = all,
  { client = createQueryClient(), meanwhile = async () => {} } = {},
) {
  await englishConsole();
  fakeServer(usual);
  await openConsole('/menus', perms, menuPage, {}, client);
  const start = await screen.findByText('Start');
  await leadingTo(() => fireEvent.click(start));
  fireEvent.change(await inputOf('name'), { target: { value: 'Begin' } });
  const calls = fakeServer({ ...usual, ...answers });
  await act(meanwhile);
  await press(button);
  return () => calls.filter(({ method }) => method !== 'get').map(({ url, data }) => [url, JSON.parse(data)]);
}

const begun = ['/menu-drafts', { name: 'Begin', tree: [{ ...entry, name: 'Begin' }], based_on: 3 }];

it('19.1: publishes one change from the form, as a draft based on the revision shown', async () => {
  const published = envelope({ revision: 4, ids: {} });
  const sent = await savedBy('Save and publish', {
    'post /menu-drafts': envelope(draft),
    'post /menu-drafts/4/publish': published,
  });
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([begun, ['/menu-drafts/4/publish', { version: 1 }]]);
  await waitFor(() => expect(screen.queryByText('Save and publish')).toBeNull());
  expect(location.hash).toBe('#/menus');
});

it('19.1: keeps a draft that cannot be published, and shows why', async () => {
  const refused = { status: 409, body: { code: 40900, msg: 'Others were faster', data: {} } };
  await savedBy('Save and publish', {
    'post /menu-drafts': envelope(draft),
    'post /menu-drafts/4/publish': refused,
    'get /menu-drafts/4': envelope(draft),
  });
  await screen.findByText('Not published, but kept as this draft: Others were faster');
  await waitFor(() => expect(location.hash).toBe('#/menus?view=drafts&draft=4'));
});

it('19.1: without permission to publish, a change is applied, and saved as a draft', async () => {
  const perms = ['sys:menu:view', 'sys:menu:edit'];
  const answers = { 'post /menu-drafts': envelope(draft), 'get /menu-drafts/4': envelope(draft) };
  const sent = await savedBy('Apply', answers, perms);
  await screen.findByText('Not saved');
  expect([sent(), screen.queryByText('Save and publish')]).toEqual([[], null]);
  fireEvent.change(screen.getByLabelText('Name of the draft'), { target: { value: 'Begin' } });
  await press('Save as draft');
  await waitFor(() => expect(location.hash).toBe('#/menus?view=drafts&draft=4'));
  expect(sent()).toEqual([begun]);
});

it('19.1: Ctrl+S applies a change, also after a publication that the form refused', async () => {
  const sent = await savedBy('Save and publish', { 'post /menu-drafts': envelope(draft) }, all, {
    meanwhile: async () =>
      void fireEvent.change(screen.getByDisplayValue('Begin'), { target: { value: '' } }),
  });
  const name = await inputOf('name');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(name, { target: { value: 'Begin' } });
  await leadingTo(() => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  await screen.findByText('Not saved');
});

it('19.1: a change is based on the menus that the form was opened with', async () => {
  const later = { ...live, revision: 4, tree: [{ ...entry, name: 'Theirs' }] };
  const answers = { 'get /menus/tree': envelope(later), 'post /menu-drafts': envelope(draft) };
  const client = createQueryClient();
  const sent = await savedBy('Apply', answers, all, {
    client,
    meanwhile: () => staleReads(client, ['menu']),
  });
  await screen.findByText('Published menus have changed since');
  await screen.findByText('Begin');
  fireEvent.change(screen.getByLabelText('Name of the draft'), { target: { value: 'Begin' } });
  await press('Save as draft');
  await waitFor(() => expect(sent()).toEqual([begun]));
});

it('N7: a new entry is the last child of the chosen parent, with its roles', async () => {
  await englishConsole();
  const tree = [
    entryOf(1, { type: 'directory', name: 'Alpha', path: '/alpha', component: 'Layout', roles: ['ADMIN'] }),
    entryOf(2, { parent: 1, name: 'Page', sort: 7, component: 'error/404', roles: ['PARTNER'] }),
  ];
  const answers = { ...usual, 'get /menus/tree': envelope({ ...live, tree }) };
  const made = { 'post /menu-drafts': envelope(draft), 'get /menu-drafts/4': envelope(draft) };
  const calls = fakeServer({ ...answers, ...made });
  await openConsole('/menus', ['sys:menu:view', 'sys:menu:edit', 'sys:role:edit'], menuPage);
  await screen.findByText('Page');
  await leadingTo(() => fireEvent.click(screen.getByLabelText('Add below Page')));
  await inputOf('perm');
  await press('Cancel');
  await leadingTo(() => fireEvent.click(screen.getByLabelText('Add below Alpha')));
  for (const [field, value] of [
    ['name', 'Sizes'],
    ['path', 'sizes'],
    ['component', 'error/404'],
  ] as const) {
    fireEvent.change(await inputOf(field), { target: { value } });
  }
  await press('Apply');
  await press('Save as draft');
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true));
  const post = calls.find(({ method }) => method === 'post');
  const sent = JSON.parse(post?.data as string).tree as MenuEntry[];
  expect(sent.slice(0, 2)).toEqual(tree);
  const said = { name: 'Sizes', path: 'sizes', component: 'error/404' };
  expect(sent[2]).toMatchObject({ ...said, parent: 1, sort: 8, type: 'menu', roles: ['ADMIN'] });
  expect(sent[2]?.id).toBeLessThan(0);
});

it('N7: offers all components until the user types, then those that match', async () => {
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

it('19.1: shows the entries that one role sees in the navigation', async () => {
  await englishConsole();
  const held = { roles: ['PARTNER'] };
  const page = { path: 'x', component: 'error/404' };
  const tree = [
    entryOf(1, { type: 'directory', name: 'Alpha', path: '/alpha', component: 'Layout' }),
    entryOf(2, { ...page, ...held, parent: 1, name: 'Held' }),
    entryOf(3, { ...page, parent: 1, name: 'Other', path: 'y' }),
    entryOf(4, { ...held, type: 'button', parent: 2, name: 'Permission', perm: 'biz:store:view' }),
  ];
  const role = { name: 'Partner', enabled: true, accounts: 1 };
  const roles = [
    { ...role, code: 'PARTNER' },
    { ...role, code: 'IDLE', name: 'Idle', enabled: false },
  ];
  fakeServer({ ...usual, 'get /menus/tree': envelope({ ...live, tree, roles }) });
  await openConsole('/menus', ['sys:menu:view'], menuPage);
  await screen.findByText('Other');
  const seenBy = async (name: string) => {
    fireEvent.mouseDown(screen.getByLabelText('As seen by a role', { selector: 'input' }));
    fireEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
    return ['Alpha', 'Held', 'Other', 'Permission'].filter((text) => screen.queryByText(text) !== null);
  };
  expect(await seenBy('Partner')).toEqual(['Alpha', 'Held']);
  expect(await seenBy('Idle (disabled)')).toEqual([]);
  await screen.findByText('This role sees no menus.');
});

const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.getAttribute('title'));
