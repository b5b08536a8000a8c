import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import type { Labelled } from '../../../src/engine/console/data/resource';
import type { Session } from '../../../src/engine/console/data/session';
import { refusalOf } from '../../../src/engine/console/entity/fields/refusal';
import { recordTitle } from '../../../src/engine/console/entity/record/record-title';
import { words } from '../../../src/engine/console/i18n/words';
import type { StoredRole } from '../../../src/engine/console/overrides/role/grant-limits';
import { App } from '../../../src/engine/console/start/app';
import { errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import type { Grant } from '../../../src/engine/schema/contract/endpoints/access';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { openForTests } from '../../support/open-for-tests';
import { englishConsole } from '../support/words';
import { hireSome } from './hire-some';
import { type Offer, offerOf } from './offer';
import { model, RealServer } from './real-server';
import { isOffered, isTaken, roleStates, storeRole } from './role-offers';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// Pages load when they are shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const entities = [...model.entities.values()];
const demo = ['root', 'operator', 'partner', 'store'];
const accounts = [...demo];
const generated = 5;
const { stale, invalid } = errorCatalogue;

/** A version that no record has reached, and an id that no record has. */
const someday = 2_000_000;
const nowhere = 2 ** 40;

/** The rules that lock fields of single records. */
const locks = new Set(['ownAccount', 'ownPassword', 'ownRights', 'rootRole', 'ownRole']);

const real = openForTests(() => RealServer.open());

beforeAll(async () => {
  accounts.push(...(await hireSome(real, generated, 20_261_121)));
});
beforeEach(englishConsole);

// Generated accounts are named in `beforeAll`.
describe.each(Array.from({ length: demo.length + generated }, (_, at) => at))('P3, P4: account %i', (at) => {
  test('is offered, record by record, what the server allows it', async () => {
    const session = await real.signIn(accounts[at] ?? '');
    for (const entity of entities) {
      const offer = await offerOf(session, entity);
      expect([entity.name, await demandedInVain(entity, offer)]).toEqual([entity.name, []]);
      if (!offer.actions.includes('list')) continue;
      for (const row of await telling(session, entity)) {
        const about = [entity.name, row.id];
        for (const [door, isOpen] of await doorsOf(entity, offer, row)) {
          expect([...about, door.name, await door.isTaken()]).toEqual([...about, door.name, isOpen]);
        }
        // The conformance tests of every entity cover locks that depend on values of the record.
        if (!may(offer, row, 'update') || entity.schema['x-locks']) continue;
        const locked = await lockedFields(entity, offer, row);
        expect([...about, locked?.byServer]).toEqual([...about, locked?.byConsole]);
      }
    }
  });
});

/** Opens the submenu "Why not?" of refused actions, if there is one. */
async function askWhyNot(): Promise<void> {
  await screen.findAllByRole('menuitem');
  const question = screen.queryByRole('menuitem', { name: 'Why not?' });
  if (question) await userEvent.click(question);
}

describe('P3: the pages of single records', () => {
  test.each(['manager', 'role'])('%s: offer an operator what it is allowed, row by row', async (name) => {
    const entity = entityNamed(model, name);
    const session = await real.signIn('operator');
    const offer = await offerOf(session, entity);
    const inOrder = '?_sort=id&_order=asc';
    const { data } = await real.call(`${entity.listPath}${inOrder}&_start=0&_end=4`);
    const rows: readonly Labelled[] = data.list;
    await openPlace(session, name, inOrder);
    for (const row of rows) {
      const label = recordTitle(entity, row);
      const box = await screen.findByLabelText<HTMLInputElement>(`Select ${label}`);
      const isFree = may(offer, row, 'delete');
      expect([label, box.getAttribute('aria-disabled') !== 'true']).toEqual([label, isFree]);
      await userEvent.click(box);
      expect([label, box.checked]).toEqual([label, isFree]);
    }
    const refused: string[] = [];
    for (const row of rows.slice(0, 3)) {
      cleanup();
      await openPlace(session, name, inOrder);
      const label = recordTitle(entity, row);
      await userEvent.click(await screen.findByLabelText(`Actions for ${label}`, { selector: 'td *' }));
      await askWhyNot();
      for (const [text, action] of [
        ['Edit', 'update'],
        ['Delete', 'delete'],
      ] as const) {
        const item = await screen.findByRole('menuitem', { name: new RegExp(`^${text}`) });
        const reason = refusalOf(words.t, entity, row, action);
        const isRefused = item.getAttribute('aria-disabled') === 'true';
        expect([label, text, isRefused]).toEqual([label, text, reason !== undefined]);
        expect(item.textContent).toBe(`${text}${reason ?? ''}`);
        if (isRefused) refused.push(`${action} ${row.username ?? label}`);
      }
    }
    const some = name === 'role' ? ['update Root', 'delete Root'] : ['update root', 'delete operator'];
    expect(refused).toEqual(expect.arrayContaining(some));
  });

  test.each([
    ['manager', 'root'],
    ['role', 'ROOT'],
  ])('%s %s: neither page asks for what is refused, and the form is not there', async (name, key) => {
    const entity = entityNamed(model, name);
    const session = await real.signIn('operator');
    const row = (await real.list(entity.listPath)).find(({ code, username }) => (code ?? username) === key);
    real.refused.length = 0;
    await openPlace(session, name, `/show/${row?.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await askWhyNot();
    for (const text of ['Edit', 'Delete']) {
      const item = await screen.findByRole('menuitem', { name: new RegExp(`^${text}`) });
      expect(item.getAttribute('aria-disabled')).toBe('true');
    }
    if (name === 'manager') {
      for (const text of ['Reset password', 'Disable']) {
        const item = screen.getByRole('menuitem', { name: new RegExp(`^${text}`) });
        expect(item.getAttribute('aria-disabled')).toBe('true');
      }
      const sessions = await screen.findByRole('region', { name: 'Sessions' });
      expect(within(sessions).getByText('This account has rights that you do not have')).toBeDefined();
    }
    cleanup();
    await openPlace(session, name, `/edit/${row?.id}`);
    expect(await screen.findByText(/cannot be edited$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(real.refused).toEqual([]);
  });

  test('an account’s own form shows what it cannot change, and why', async () => {
    const session = await real.signIn('operator');
    await openPlace(session, 'manager', `/edit/${session.actor.id}`);
    expect(await screen.findByText('You cannot disable or delete your own account')).toBeDefined();
    expect(screen.getAllByText('You cannot change your own rights').length).toBeGreaterThan(1);
    expect(screen.queryByRole('combobox', { name: /^Roles/ })).toBeNull();
  });
});

describe('P4: the form of a role', () => {
  const beyond = 'biz:store:edit';
  let clerk: string;
  let id: number;
  let grant: Grant;

  beforeAll(async () => {
    const perms = ['sys:role:view', 'sys:role:edit', 'biz:store:view'];
    const fields = { store: { hidden: ['contact'] } };
    clerk = await real.hire({ utype: '1', store: null, scope: 'all', perms, fields });
    await real.signIn('root');
    const made = { name: 'Night shift', code: 'NIGHT', scope: 'all', menus: [] };
    id = (await real.call('/roles', { method: 'POST', body: made })).data.id;
    const grants: readonly Grant[] = (await real.call('/access/grants')).data;
    grant = grants.find(({ perm }) => perm === beyond) as Grant;
  });

  test('offers what the server takes: every role made of every other', async () => {
    const { actor } = await real.signIn(clerk);
    const states = roleStates('NIGHT', [grant]);
    const found = new Set<boolean>();
    for (const stored of states) {
      await storeRole(real, id, stored);
      for (const next of states) {
        const taken = await isTaken(real, id, next);
        const offered = isOffered(actor, stored, next, [grant]);
        expect([stored, next, offered]).toEqual([stored, next, { statusLast: taken, statusFirst: taken }]);
        found.add(taken);
      }
    }
    expect(found.size).toBe(2);
  });

  test('says why a role cannot be enabled, and enables it once it gives no more than may be given', async () => {
    const session = await real.signIn(clerk);
    const stored = { code: 'NIGHT', status: 'disabled', scope: 'all', menus: [grant.id], field_rules: null };
    await storeRole(real, id, stored as StoredRole);
    await openPlace(session, 'role', `/edit/${id}`);
    const why = await screen.findByText(/^It cannot be enabled while/);
    const places = () => why.textContent?.split(': ')[1];
    const enabled = screen.getByRole('radio', { name: /^Enabled/ });
    const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
    expect(places()).toBe('Pages and buttons, Fields kept back.');
    await press(/^Untick them$/);
    expect(places()).toBe('Fields kept back.');
    await userEvent.click(enabled);
    expect(enabled).toHaveProperty('checked', false);
    await press(/^Keep them back$/);
    expect(screen.queryByText(/^It cannot be enabled/)).toBeNull();
    await userEvent.click(enabled);
    expect(enabled).toHaveProperty('checked', true);
    real.refused.length = 0;
    await press(/^Save$/);
    const kept = { status: 'enabled', field_rules: { store: { hidden: ['contact'] } } };
    await waitFor(async () => {
      const stored = await real.server.rows(`select status, field_rules from role where id = ${id}`);
      expect(stored).toEqual([kept]);
    });
    await screen.findByText('Night shift');
    expect(real.refused).toEqual([]);
  });

  test('starts a new role with what may be given', async () => {
    const perms = ['sys:role:view', 'sys:role:add'];
    const fields = { store: { hidden: ['contact'] } };
    const maker = await real.hire({ utype: '1', store: null, scope: 'all', perms, fields });
    await openPlace(await real.signIn(maker), 'role', '/create');
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Day shift');
    await userEvent.type(screen.getByLabelText(/^Code/), 'DAY');
    await userEvent.click(screen.getByRole('button', { name: /^Save$/ }));
    await screen.findByText('Day shift');
    const made = await real.server.rows(`select field_rules from role where code = 'DAY'`);
    expect(made).toEqual([{ field_rules: fields }]);
  });
});

/**
 * Records that are likely to have refused actions: the account itself or its role, that of ROOT, and some
 * others.
 */
async function telling({ actor }: Session, entity: Entity): Promise<Labelled[]> {
  const rows = (await real.list(entity.listPath)) as Labelled[];
  if (entity.name !== 'manager' && entity.name !== 'role') return rows.slice(0, 2);
  const codes = await real.server.rows('select id, code from role');
  const own = codes.filter(({ code }) => [...actor.roles, 'ROOT'].includes(String(code)));
  const first = await real.server.rows(`select id from manager where username = 'root'`);
  const named = entity.name === 'manager' ? [actor.id, first[0]?.id] : own.map(({ id }) => id);
  const special = rows.filter(({ id }) => named.includes(id));
  return [...special, ...rows.filter((row) => !special.includes(row)).slice(0, 5)];
}

/** Fields that a create requires although the form offers the create without them. */
async function demandedInVain(entity: Entity, { actions, given }: Offer): Promise<string[]> {
  if (!actions.includes('create')) return [];
  const { data } = await real.call(entity.createPath, { method: 'POST', body: {} });
  const errors = (data?.errors ?? []) as { field: string; rule: string }[];
  const demanded = errors.filter(({ rule }) => rule === 'required').map(({ field }) => field);
  return demanded.filter((field) => !given.includes(field));
}

function may({ actions }: Offer, row: Labelled, action: string): boolean {
  return actions.includes(action) && row._limits?.actions[action] === undefined;
}

interface Door {
  readonly name: string;
  readonly isTaken: () => Promise<boolean>;
}

/** Operations on one record, none of which changes it, each with whether the console offers it. */
async function doorsOf(entity: Entity, offer: Offer, row: Labelled): Promise<[Door, boolean][]> {
  const all = `/${entity.plural}`;
  const one = `${all}/${row.id}`;
  const door = (name: string, codes: readonly number[], ...call: Parameters<RealServer['call']>): Door => ({
    name,
    isTaken: async () => codes.includes((await real.call(...call)).code),
  });
  const many = (action: string) => ({
    method: 'POST' as const,
    body: { action, ids: [row.id], versions: [someday] },
  });
  // The update changes nothing, so there is nothing to merge, and any version would do.
  const update = { method: 'PUT', body: { version: row.version } } as const;
  const edits: [Door, boolean][] = [
    [door('edit', [0], one, update), may(offer, row, 'update')],
    [
      door('batch edit', [0], `${all}/batch`, {
        method: 'POST',
        body: { action: 'update', ids: [row.id], values: {} },
      }),
      may(offer, row, 'update'),
    ],
  ];
  const doors: [Door, boolean][] = [
    // The server accepts an update that changes nothing, even of a locked record.
    ...(entity.schema['x-locks'] ? [] : edits),
    [
      door('delete', [stale.code], `${one}?version=${someday}`, { method: 'DELETE' }),
      may(offer, row, 'delete'),
    ],
    [door('batch delete', [stale.code], `${all}/batch`, many('delete')), may(offer, row, 'delete')],
  ];
  if (entity.name !== 'manager') return doors;
  // If the caller may reset the password, the server refuses this one because it is too short.
  const reset: Door = {
    name: 'reset',
    isTaken: async () => {
      const { code, data } = await real.call(`${one}/resetPassword`, {
        method: 'POST',
        body: { password: '1' },
      });
      return code === invalid.code && data.errors[0].rule === 'minLength';
    },
  };
  const isReset = offer.given.includes('password') && may(offer, row, 'update');
  return [
    ...doors,
    [door('sessions', [0], `${one}/sessions`), may(offer, row, 'update')],
    [reset, isReset && refusalOf(words.t, entity, row, 'update', 'password') === undefined],
  ];
}

/**
 * Sends changed values, and returns the fields among them that the server locks in this record and those that
 * the console locks. One value is always invalid, so the server stores nothing; undefined if the caller may
 * not write such a field.
 */
async function lockedFields(
  entity: Entity,
  { given }: Offer,
  row: Labelled,
): Promise<{ byServer: readonly string[]; byConsole: readonly string[] } | undefined> {
  const [stored = {}] = await real.server.rows(`select * from "${entity.table}" where id = ${row.id}`);
  const taken = row.id === 1 ? 2 : 1;
  const [other = {}] = await real.server.rows(`select * from "${entity.table}" where id = ${taken}`);
  const never = { username: other.username, store: nowhere, roles: [nowhere], code: other.code };
  const free = {
    utype: stored.utype === '3' ? '1' : '3',
    pcode: 'OTHER',
    available: !stored.available,
    password: 'taken-over',
    status: stored.status === 'enabled' ? 'disabled' : 'enabled',
    scope: stored.scope === 'store' ? 'all' : 'store',
  };
  const isGiven = ([field, value]: [string, unknown]) => given.includes(field) && value !== undefined;
  const values = Object.fromEntries(Object.entries({ ...never, ...free }).filter(isGiven));
  if (entity.name === 'manager') delete values.status;
  if (!Object.keys(never).some((field) => field in values)) return undefined;
  const body = { ...values, version: row.version };
  const { status, data } = await real.call(`/${entity.plural}/${row.id}`, { method: 'PUT', body });
  expect(status).toBeGreaterThanOrEqual(400);
  const errors = (data?.errors ?? []) as { field: string; rule: string }[];
  const sent = Object.keys(values);
  return {
    byServer: sent.filter((name) => errors.some(({ field, rule }) => field === name && locks.has(rule))),
    byConsole: sent.filter((name) => refusalOf(words.t, entity, row, 'update', name) !== undefined),
  };
}

async function openPlace(session: Session, entity: string, path = ''): Promise<void> {
  const menus = [
    { path: '/place', name: 'place', component: `entity/${entity}/list`, meta: { title: 'Place' } },
  ];
  location.hash = `/place${path}`;
  await act(async () => {
    render(<App session={{ ...session, menus }} client={createQueryClient()} />);
  });
}
