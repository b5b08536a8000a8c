import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../../src/console/i18n/words';
import { roleOptions } from '../../../src/console/pages/menus/role-choice';
import { App } from '../../../src/console/start/app';
import type { LiveTree } from '../../../src/entity/contract/endpoints/menu-tree';
import { withoutBranch } from '../../../src/entity/menu/menu-place';
import { entryRights, rightsRefusal } from '../../../src/entity/menu/menu-rights';
import { RealServer } from '../access/real-server';
import { englishConsole } from '../support/words';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// Pages are loaded when they are shown, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });

let real: RealServer;
let first: number;
const accounts: Record<string, string> = { root: 'root' };

const all = ['sys:menu:view', 'sys:menu:add', 'sys:menu:edit', 'sys:menu:delete', 'sys:menu:publish'];

beforeAll(async () => {
  real = await RealServer.open();
  const hire = (perms: readonly string[], fields = {}) =>
    real.hire({ utype: '1', store: null, scope: 'all', perms: [...all, ...perms], fields });
  const ofClerk = ['sys:role:edit', 'biz:store:view', 'biz:store:edit'];
  accounts.arranger = await hire([]);
  accounts.clerk = await hire(ofClerk);
  accounts.bound = await hire(ofClerk, { role: { readonly: ['menus'] } });
  await real.signIn('root');
  const { id, version } = await anEntry(({ perm }) => perm === 'biz:store:export');
  await real.call(`/menus/${id}`, { method: 'PUT', body: { version, roles: [] } });
  first = await newest();
});
afterAll(() => real.close());
beforeEach(englishConsole);

type Entry = LiveTree['tree'][number];

const live = async (): Promise<LiveTree> => (await real.call('/menus/tree')).data;

const newest = async (): Promise<number> => (await real.call('/menu-revisions')).data.list[0].id;

async function anEntry(is: (entry: Entry) => boolean): Promise<Entry> {
  const found = (await live()).tree.find(is);
  if (!found) throw new Error('No such menu in the demo data.');
  return found;
}

/** A page, what the clerk may itself, what it may not, and what nobody holds. */
const kinds: readonly ((entry: Entry) => boolean)[] = [
  ({ component }) => component === 'merchant/list',
  ({ perm }) => perm === 'biz:store:edit',
  ({ perm }) => perm === 'biz:store:delete',
  ({ perm }) => perm === 'biz:store:export',
];

/** Makes the menus again what they were. */
async function undone(username: string): Promise<void> {
  await real.signIn('root');
  const body = { newest: await newest() };
  await real.call(`/menu-revisions/${first}/restore`, { method: 'POST', body });
  await real.signIn(username);
}

test.each(['arranger', 'clerk', 'bound', 'root'])(
  'P3, E3: %s is offered what the server takes',
  async (name) => {
    const username = accounts[name] ?? '';
    const { actor } = await real.signIn(username);
    const found = new Set<boolean>();
    const compare = async (about: unknown[], offered: boolean, call: Parameters<RealServer['call']>) => {
      const taken = (await real.call(...call)).code === 0;
      expect([...about, taken]).toEqual([...about, offered]);
      found.add(taken);
      if (taken) await undone(username);
    };
    // Who may do everything is asked once: each change that is made is undone.
    for (const kind of name === 'root' ? kinds.slice(1, 2) : kinds) {
      const { tree, roles } = await live();
      const entry = await anEntry(kind);
      const { id, version } = entry;
      const desk = { isDraft: false, roles };
      const offers = roleOptions(words.t, desk, entryRights(actor, tree, entry), entry.roles, true);
      for (const { value, disabled } of offers) {
        const isHeld = entry.roles.includes(value);
        const next = isHeld ? entry.roles.filter((code) => code !== value) : [...entry.roles, value];
        const body = { version, roles: next, roles_from: entry.roles };
        await compare([entry.name, value], !disabled, [`/menus/${id}`, { method: 'PUT', body }]);
      }
      if (entry.type === 'button') {
        for (const perm of ['biz:store:view', 'biz:store:delete', 'biz:user:edit']) {
          const { fields } = entryRights(actor, tree, { ...entry, perm });
          const call = [`/menus/${id}`, { method: 'PUT', body: { version, perm } }] as const;
          await compare([entry.name, perm], fields === undefined, [...call]);
        }
        const page = {
          type: 'menu',
          perm: null,
          path: 'turned',
          component: 'error/404',
          parent: null,
        } as const;
        const { fields } = entryRights(actor, tree, { ...entry, ...page });
        await compare([entry.name, 'a page'], fields === undefined, [
          `/menus/${id}`,
          { method: 'PUT', body: { version, ...page } },
        ]);
      }
      const refusal = rightsRefusal(actor, tree, withoutBranch(tree, id));
      await compare([entry.name, 'gone'], refusal === undefined, [`/menus/${id}/remove`, { method: 'POST' }]);
    }
    const { tree } = await live();
    const given = tree.map((entry) => (kinds[2]?.(entry) ? { ...entry, roles: ['STORE'] } : entry));
    const body = {
      name: 'Given',
      based_on: await newest(),
      tree: given.map(({ version, ...entry }) => entry),
    };
    const draft = (await real.call('/menu-drafts', { method: 'POST', body })).data;
    const isPublished = rightsRefusal(actor, tree, given) === undefined;
    const publish = { method: 'POST', body: { version: draft.version } } as const;
    await compare(['publish'], isPublished, [`/menu-drafts/${draft.id}/publish`, publish]);
    expect(found.size).toBe(name === 'root' ? 1 : 2);
  },
);

test('P3, E3: the form says at each role why it stays as it is', async () => {
  const session = await real.signIn(accounts.clerk ?? '');
  const { id } = await anEntry(({ perm }) => perm === 'biz:store:export');
  const menus = [{ path: '/menus', name: 'menus', component: 'system/menu/index', meta: { title: 'Menus' } }];
  location.hash = '/menus';
  await act(async () => {
    render(<App session={{ ...session, menus }} />);
  });
  fireEvent.change(await screen.findByPlaceholderText('Search menus'), {
    target: { value: 'biz:store:export' },
  });
  const row = await waitFor(() => {
    const found = document.querySelector(`tr[data-id="${id}"] .menu-open`);
    if (!found) throw new Error('The row is not there yet.');
    return found;
  });
  fireEvent.click(row);
  fireEvent.mouseDown(await screen.findByLabelText('Roles', { selector: 'input' }));
  await waitFor(() => expect(document.querySelector('.ant-select-item-option')).not.toBeNull());
  const options = [...document.querySelectorAll('.ant-select-item-option')];
  expect(options.every((option) => option.classList.contains('ant-select-item-option-disabled'))).toBe(true);
  expect(options[0]?.textContent).toContain('This is more than your own rights');
});
