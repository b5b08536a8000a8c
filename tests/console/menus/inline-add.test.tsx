import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entryOf } from '../../support/menu-entries';
import { envelope, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

// The build makes validators; here the same schema is compiled as it stands.
vi.mock('../../../src/console/data/registry', async (original) => {
  const registry = await original<typeof import('../../../src/console/data/registry')>();
  const { validatorsOf } = await import('../../../src/entity/write/validator');
  const loadValidator = async (name: string) => validatorsOf(await registry.loadEntity(name)).create;
  return { ...registry, loadValidator };
});

const tree = [
  entryOf(1, { type: 'directory', name: 'Alpha', path: '/alpha', component: 'Layout', roles: ['ADMIN'] }),
  entryOf(2, { type: 'directory', name: 'Beta', path: '/beta', component: 'Layout', roles: ['PARTNER'] }),
  entryOf(3, { parent: 2, name: 'Page', sort: 7, component: 'error/404' }),
].map((entry) => ({ ...entry, version: 1 }));

const menuPage = [
  { path: '/menus', name: 'menus', component: 'system/menu/index', meta: { title: 'menus' } },
];

it('N7: a new entry stands below the one that was asked for last, with its roles and what was typed', async () => {
  await englishConsole();
  const calls = fakeServer({
    'get /menus/tree': envelope({ tree, roles: [], faults: [], warnings: [] }),
    'get /menu-drafts': envelope({ list: [], total: 0 }),
    'post /menus': envelope({ ...entryOf(4), version: 1 }),
  });
  const perms = ['sys:menu:view', 'sys:menu:add', 'sys:menu:edit', 'sys:role:edit'];
  const user = await openConsole('/menus', perms, menuPage);
  await user.click(await screen.findByText('New menu'));
  const box = (label: string) =>
    document.querySelector<HTMLInputElement>(`.menu-inline input[aria-label="${label}"]`);
  const type = (label: string, value: string) =>
    fireEvent.change(box(label) as HTMLInputElement, { target: { value } });
  await waitFor(() => expect(box('Name')).not.toBeNull());
  type('Name', 'Sizes');
  await user.click(screen.getByLabelText('Add below Alpha'));
  type('Path', 'sizes');
  await user.click(screen.getByLabelText('Add below Beta'));
  expect(document.activeElement).toBe(box('Name'));
  expect(box('Name')?.closest('tr')?.previousElementSibling?.textContent).toContain('Beta');
  await user.click(screen.getByLabelText('Add below Page'));
  expect(box('Permission')).not.toBeNull();
  await user.click(screen.getByLabelText('Add below Beta'));
  type('Component', 'error/404');
  await user.click(screen.getByText('Add'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true));
  const post = calls.find(({ method }) => method === 'post');
  expect(JSON.parse(post?.data as string)).toMatchObject({
    parent: 2,
    sort: 8,
    roles: ['PARTNER'],
    type: 'menu',
    name: 'Sizes',
    path: 'sizes',
    component: 'error/404',
  });
});
