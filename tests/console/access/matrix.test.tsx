import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import type { Labelled } from '../../../src/engine/console/data/resource';
import type { Session } from '../../../src/engine/console/data/session';
import { actionReason } from '../../../src/engine/console/entity/fields/refusal';
import { actionTitle, fieldTitle } from '../../../src/engine/console/i18n/entity-words';
import { words } from '../../../src/engine/console/i18n/words';
import { App } from '../../../src/engine/console/start/app';
import { canWrite } from '../../../src/engine/schema/access/access';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { isFixed } from '../../../src/engine/schema/access/row-scope';
import { errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { type Entity, fieldNamed } from '../../../src/engine/schema/model/entity';
import { hasTotals } from '../../../src/engine/schema/model/list-totals';
import { textsOf } from '../../../src/engine/schema/model/localized';
import { operatorsFor } from '../../../src/engine/schema/query/operators';
import type { Row } from '../../../src/engine/server/entity/context';
import { isMade } from '../../../src/engine/server/entity/write/drop-unchanged-read-only';
import { openForTests } from '../../support/open-for-tests';
import { englishConsole } from '../support/words';
import { hireSome } from './hire-some';
import { type Offer, offerOf } from './offer';
import { type Answer, model, RealServer } from './real-server';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// Pages load when they are shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const entities = [...model.entities.values()];
const demo = ['root', 'operator', 'partner', 'store'];
const accounts = [...demo];
const generated = 5;

const { noSuchRoute, impossibleTransition, invalid } = errorCatalogue;

/** An id that no record has. */
const nowhere = 2 ** 40;

const real = openForTests(() => RealServer.open());

beforeAll(async () => {
  await real.server.rows(`
    insert into partner_config (pcode, zone, "lock", user_add_constraint, scrolling_images, qr_source,
      report_languages, stores_may_add_stores, stores_may_modify_recommended)
    select pcode, 'other', 'none', 'off', '{https://example.com/1.png}', 'link', '{en}', true, false
    from store order by id limit 1`);
  accounts.push(...(await hireSome(real, generated, 20_260_131)));
});
beforeEach(englishConsole);

// Generated accounts are named in `beforeAll`.
describe.each(Array.from({ length: demo.length + generated }, (_, at) => at))('P3, P4: account %i', (at) => {
  test('is offered what the server allows it, and nothing else', async () => {
    const session = await real.signIn(accounts[at] ?? '');
    let takesFiles = false;
    for (const entity of entities) {
      const offer = await offerOf(session, entity);
      takesFiles ||= isGivenFiles(session.actor, entity, offer);
      expect([entity.name, await openDoors(entity)]).toEqual([entity.name, doorsOffered(entity, offer)]);
      expect([entity.name, await givenFields(session.actor, entity, offer)]).toEqual([
        entity.name,
        offer.given,
      ]);
      if (!offer.actions.includes('list')) continue;
      expect([entity.name, await answeredFields(entity, offer)]).toEqual([entity.name, offer.shown]);
      expect([entity.name, await sortedFields(entity, offer)]).toEqual([entity.name, offer.sorted]);
      expect([entity.name, await filteredFields(entity, offer)]).toEqual([entity.name, offer.filtered]);
      await expectSearched(entity, offer);
      await pressActions(entity, offer);
    }
    expect((await real.upload('%PDF-1.4\n')).status).toBe(takesFiles ? 200 : 403);
  });
});

// The pages use the functions that the tests above call.
describe.each(demo)('P3: the lists of %s', (username) => {
  test.each(['device', 'role'])('%s: show what is offered', async (name) => {
    const entity = entityNamed(model, name);
    const session = await real.signIn(username);
    const offer = await offerOf(session, entity);
    await openPlace(session, name);
    if (!offer.actions.includes('list')) {
      expect(await screen.findByText('No permission')).toBeDefined();
      return;
    }
    // The tab of the page also has an actions button, and appears before the rows.
    const [menu] = await screen.findAllByLabelText(/^Actions for /, { selector: 'td *' });
    const title = (field: string) => fieldTitle(words.t, entity, fieldNamed(entity, field));
    const isOffered = (action: string) => offer.actions.includes(action);
    expect(screen.queryByText('Import') !== null).toBe(isOffered('import'));
    expect(screen.queryByText('Export') !== null).toBe(isOffered('export'));
    expect(screen.queryByText(/^New /) !== null).toBe(isOffered('create'));
    expect(screen.queryAllByLabelText(/^Select /).length > 0).toBe(offer.ticks);
    for (const header of document.querySelectorAll('thead th')) {
      const field = offer.shown.find((shown) => header.textContent?.startsWith(title(shown)));
      if (field === undefined) continue;
      const buttons = [...header.querySelectorAll('button')];
      const filters = buttons.filter((button) => button.getAttribute('aria-haspopup') === 'dialog');
      expect([field, filters.length > 0]).toEqual([field, offer.filtered.includes(field)]);
      expect([field, buttons.length > filters.length]).toEqual([field, offer.sorted.includes(field)]);
    }

    await userEvent.click(menu as HTMLElement);
    await screen.findAllByRole('menuitem');
    // Actions that are offered but impossible for this record are in the submenu "Why not?".
    const question = screen.queryByRole('menuitem', { name: 'Why not?' });
    if (question) await userEvent.click(question);
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
    const isItem = (text: string) => items.some((item) => item.startsWith(text));
    expect(isItem('View')).toBe(true);
    expect(isItem('Edit')).toBe(isOffered('update'));
    expect(isItem('Delete')).toBe(isOffered('delete'));
    for (const action of entity.actions) {
      expect([action.name, isItem(actionTitle(words.t, entity, action))]).toEqual([
        action.name,
        isOffered(action.name),
      ]);
    }
  });
});

async function openPlace(session: Session, entity: string): Promise<void> {
  const menus = [
    { path: '/place', name: 'place', component: `entity/${entity}/list`, meta: { title: 'Place' } },
  ];
  location.hash = '/place';
  await act(async () => {
    render(<App session={{ ...session, menus }} client={createQueryClient()} />);
  });
}

interface Door {
  readonly name: string;
  readonly isOffered: (offer: Offer) => boolean;
  /**
   * Whether the server permits the operation. An operation that the entity does not offer may have no route.
   */
  readonly isOpen: () => Promise<boolean>;
}

/** Every way to do something with an entity. */
function doorsOf(entity: Entity): readonly Door[] {
  const all = `/${entity.plural}`;
  const door = (action: string, kind: string, ...call: Parameters<RealServer['call']>): Door => ({
    name: `${action} ${kind}`,
    isOffered: ({ actions }) => actions.includes(action),
    isOpen: async () => {
      const { status, code } = await real.call(...call);
      expect([401, 500], call[0]).not.toContain(status);
      // If the entity has no export, the server reads `export` in the address as the id of a record.
      const isMissing = code === noSuchRoute.code || (action === 'export' && status === 404);
      return status !== 403 && !isMissing;
    },
  });
  const ofTicked = (one: Door): Door => ({
    ...one,
    isOffered: (offer) => offer.ticks && one.isOffered(offer),
  });
  const post = (body: unknown, type?: string) => ({ method: 'POST', body, ...(type && { type }) }) as const;
  const many = (action: string) => post({ action, ids: [nowhere] });
  return [
    door('list', 'page', `${entity.listPath}?_end=1`),
    ...(hasTotals(entity) ? [door('list', 'totals', `${all}/totals`)] : []),
    door('list', 'options', `${all}/options`),
    door('show', 'page', `${all}/${nowhere}`),
    door('show', 'form', `${all}/${nowhere}/form`),
    ...(entity.history ? [door('show', 'history', `${all}/${nowhere}/history`)] : []),
    door('export', 'file', `${all}/export?format=json&id=${nowhere}`),
    door('create', 'page', entity.createPath, post({ nothing: 1 })),
    door('update', 'page', `${all}/${nowhere}`, { method: 'PUT', body: { version: 1 } }),
    door('update', 'batch', `${all}/batch`, many('update')),
    door('delete', 'button', `${all}/${nowhere}`, { method: 'DELETE' }),
    ofTicked(door('delete', 'batch', `${all}/batch`, many('delete'))),
    door('import', 'file', `${all}/import?dryRun=true`, post('nothing\n1\n', 'text/csv')),
    ...entity.actions.flatMap(({ name }) => [
      door(name, 'button', `${all}/${nowhere}/${name}`, post({})),
      ofTicked(door(name, 'batch', `${all}/batch`, many(name))),
    ]),
  ];
}

async function openDoors(entity: Entity): Promise<string[]> {
  const open: string[] = [];
  for (const { name, isOpen } of doorsOf(entity)) if (await isOpen()) open.push(name);
  return open;
}

function doorsOffered(entity: Entity, offer: Offer): string[] {
  return doorsOf(entity)
    .filter(({ isOffered }) => isOffered(offer))
    .map(({ name }) => name);
}

/** The fields that a create and an update accept. */
async function givenFields(
  actor: Actor,
  entity: Entity,
  { actions, given }: Offer,
): Promise<readonly string[]> {
  const names = [...entity.fields.keys()];
  const odd = Object.fromEntries(names.map((name) => [name, { odd: true }]));
  const taken = ({ data }: Answer) => {
    const errors = data.errors as { field: string; rule: string }[];
    // An account of several stores may choose one of them.
    const refused = errors.filter(
      ({ field, rule }) =>
        rule === 'unknownField' || (rule === 'outOfScope' && isFixed(actor, entity, field)),
    );
    return names.filter((name) => name !== 'version' && !refused.some(({ field }) => field === name));
  };
  const answers: (readonly string[])[] = [];
  if (actions.includes('create')) {
    answers.push(taken(await real.call(entity.createPath, { method: 'POST', body: odd })));
  }
  if (actions.includes('update')) {
    // The server refuses a field that the caller may not write if its value differs from that of the record.
    const [row] = actions.includes('list') ? await real.list(entity.listPath) : [];
    const body = { ...odd, version: row?.version ?? 1 };
    const changed = taken(
      await real.call(`/${entity.plural}/${row?.id ?? nowhere}`, { method: 'PUT', body }),
    );
    // An update ignores counted and computed fields, whatever their value.
    const read = changed.filter((name) => given.includes(name) || !isMade(fieldNamed(entity, name)));
    answers.push(row ? read : read.filter((name) => given.includes(name)));
  }
  return answers.find((names) => names.join() !== given.join()) ?? given;
}

/** The fields of a record in a list, on its page and in an export. */
async function answeredFields(entity: Entity, offer: Offer): Promise<readonly string[]> {
  const [row] = await real.list(entity.listPath);
  if (!row) return offer.shown;
  const listed = await real.call(`${entity.listPath}?id=${row.id}&_columns=${offer.shown}`);
  const answers = [listed.data.list[0], (await real.call(`/${entity.plural}/${row.id}`)).data];
  if (offer.actions.includes('export')) {
    const withheld = offer.shown.filter((name) => entity.fields.get(name)?.readPerms !== undefined);
    const file = `/${entity.plural}/export?format=json&id=${row.id}&_with=${withheld}`;
    answers.push((await real.call(file)).data[0]);
  }
  const named = answers.map(({ _labels, ...fields }) =>
    [...entity.fields.keys()].filter((name) => name in fields),
  );
  return named.find((names) => names.join() !== offer.shown.join()) ?? offer.shown;
}

/**
 * The fields by which the server sorts the list. Tries the offered fields together, except in a big entity,
 * and each other field separately.
 */
async function sortedFields(entity: Entity, { sorted }: Offer): Promise<string[]> {
  const isTaken = async (names: readonly string[]) =>
    names.length === 0 || (await real.call(`${entity.listPath}?_end=1&_sort=${names}`)).status === 200;
  const areTaken = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => isTaken([name])))).every(Boolean);
  return takenOf(entity, sorted, entity.big ? areTaken : isTaken);
}

/** The same for filters. */
async function filteredFields(entity: Entity, { filtered }: Offer): Promise<string[]> {
  const isTaken = async (names: readonly string[]) => {
    const filters = names.map((name) => {
      const operators: readonly string[] = operatorsFor(fieldNamed(entity, name));
      return operators.includes('eq') && !operators.includes('null') ? `${name}=1` : `${name}_null=true`;
    });
    return (await real.call(`${entity.listPath}?_end=1&${filters.join('&')}`)).status === 200;
  };
  return takenOf(entity, filtered, isTaken);
}

async function takenOf(
  entity: Entity,
  offered: readonly string[],
  isTaken: (names: readonly string[]) => Promise<boolean>,
): Promise<string[]> {
  const areTaken = await isTaken(offered);
  const taken: string[] = [];
  for (const name of entity.fields.keys()) {
    if (offered.includes(name) ? areTaken : await isTaken([name])) taken.push(name);
  }
  return taken;
}

/** Whether a form takes a file. */
function isGivenFiles(actor: Actor, entity: Entity, { actions, given }: Offer): boolean {
  const isFile = (name: string) =>
    ['image', 'images', 'file', 'files'].includes(fieldNamed(entity, name).type);
  const hasForm = actions.includes('create') || actions.includes('update');
  // The dialog of an action asks for the fields that the action requires.
  const asked = entity.actions
    .filter(({ name }) => actions.includes(name))
    .flatMap(({ require = [] }) => require)
    .filter((name) => canWrite(actor, fieldNamed(entity, name)));
  return (hasForm && given.some(isFile)) || asked.some(isFile);
}

/**
 * A search finds a row by the texts that the list shows; without a search field, the server finds nothing.
 */
async function expectSearched(entity: Entity, { searches, shown }: Offer): Promise<void> {
  const search = async (q: string) => {
    const { status, data } = await real.call(`${entity.listPath}?_end=1000&q=${encodeURIComponent(q)}`);
    expect([entity.name, status]).toEqual([entity.name, 200]);
    return (data.list as { id: number }[]).map(({ id }) => id);
  };
  const [row] = await real.list(entity.listPath);
  const texts = shown
    .map((name) => fieldNamed(entity, name))
    .filter(({ searchable, searchedByName }) => searchable || searchedByName)
    .map(({ name, localized, searchedByName }) => {
      const value = searchedByName ? (row?._labels as Row | undefined)?.[name] : row?.[name];
      const [text] = localized ? Object.values(textsOf(value)) : [value];
      return String(text ?? '').trim();
    });
  expect([entity.name, texts.length > 0]).toEqual([entity.name, searches]);
  for (const text of texts.filter(Boolean)) expect(await search(text)).toContain(row?.id);
  if (!searches) expect(await search('a')).toEqual([]);
}

/** Presses the button of each action on a record that permits it, and on one that does not. */
async function pressActions(entity: Entity, { actions }: Offer): Promise<void> {
  for (const action of entity.actions.filter(({ name }) => actions.includes(name))) {
    const rows = (await real.list(entity.listPath)) as Labelled[];
    const reasons = rows.map((row) => actionReason(entity, action, row, words.t));
    for (const at of [reasons.indexOf(undefined), reasons.findIndex((reason) => reason !== undefined)]) {
      const row = rows[at];
      if (!row) continue;
      const url = `/${entity.plural}/${row.id}/${action.name}`;
      const { code, data } = await real.call(url, { method: 'POST', body: { version: row.version } });
      const about = `${entity.name} ${action.name} ${reasons[at]}`;
      // The console asks for required fields only after the user has pressed the button.
      if (reasons[at] === undefined) expect([0, invalid.code], about).toContain(code);
      // The server reports a failed guard as an issue of the whole record.
      else if (code === invalid.code) expect(data.errors, about).toMatchObject([{ field: '' }]);
      else expect(code, about).toBe(impossibleTransition.code);
    }
  }
}
