import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staleReads } from '../../../src/engine/console/data/endpoint/stale';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import { entryOf } from '../../support/menu-entries';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

const menuPage = [
  { path: '/menus', name: 'menus', component: 'system/menu/index', meta: { title: 'menus' } },
];
const perms = ['sys:menu:view', 'sys:menu:add', 'sys:menu:edit', 'sys:menu:delete'];

const draft = {
  id: 4,
  name: 'Spring',
  version: 1,
  based_on: 3,
  tree: [entryOf(1, { name: 'Alpha' }), entryOf(-2, { name: 'Beta' })],
  faults: [],
  warnings: [],
};
const usual = {
  'get /menus/tree': envelope({ revision: 3, tree: [], roles: [], faults: [], warnings: [] }),
  'get /menu-drafts': envelope({ list: [{ ...draft, tree: undefined, isBehind: false }], total: 1 }),
};
const gone = (way: string, by: string | null, became: object | null) => ({
  status: 404,
  body: { code: 40400, msg: 'Not found', data: { gone: { way, by, became } } },
});

it('E3: shows the end of a draft without a name if the account was deleted', async () => {
  await englishConsole();
  fakeServer({ ...usual, 'get /menu-drafts/4': gone('deleted', null, null) });
  await openConsole('/menus?view=drafts&draft=4', perms, menuPage);
  await screen.findByText('This draft was deleted');
});

it('E3: lists a draft without a name if the account of the author was deleted', async () => {
  await englishConsole();
  const line = {
    ...draft,
    tree: undefined,
    isBehind: false,
    entries: 2,
    update_time: '2026-05-01T10:00:00Z',
  };
  const list = [
    { ...line, create_name: null },
    { ...line, id: 5, create_name: 'Root' },
  ];
  fakeServer({ ...usual, 'get /menu-drafts': envelope({ list, total: 2 }) });
  await openConsole('/menus?view=drafts', perms, menuPage);
  const about = await screen.findAllByText(/, 2 entries$/);
  expect(about.map(({ textContent }) => textContent?.replace(/May 1.*/, '…'))).toEqual(['…', 'Root, …']);
});

/**
 * Opens the draft, deletes its entry Alpha and saves. The first save gets `answer`, later ones get `last`.
 */
async function saved(
  answer: FakeAnswer,
  further: Readonly<Record<string, FakeAnswer>> = {},
  last: FakeAnswer = answer,
) {
  await englishConsole();
  fakeServer({ ...usual, 'get /menu-drafts/4': envelope(draft) });
  const user = await openConsole('/menus?view=drafts&draft=4', perms, menuPage);
  await user.click(await screen.findByLabelText('Actions for Alpha'));
  await user.click(await screen.findByText('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Not saved');
  const answers: Record<string, FakeAnswer> = { ...usual, ...further };
  answers['put /menu-drafts/4'] = {
    ...answer,
    get body() {
      answers['put /menu-drafts/4'] = last;
      return answer.body;
    },
  };
  const calls = fakeServer(answers);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = (method: string) =>
    calls.filter((call) => call.method === method).map(({ data }) => JSON.parse(data));
  return { user, sent };
}

const [, beta] = draft.tree;
const staleWith = (record: object) => ({
  status: 409,
  body: { code: 40900, msg: 'Somebody else has changed this record', data: { record } },
});

it('19.1: stores changes when they are saved, and can discard them before', async () => {
  const { user, sent } = await saved(envelope({ ...draft, version: 2, tree: [beta] }));
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  expect(sent('put')).toEqual([{ version: 1, name: 'Spring', tree: [beta] }]);
  fireEvent.change(screen.getByLabelText('Name of the draft'), { target: { value: 'Summer' } });
  await user.click(await screen.findByText('Discard changes'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name of the draft').value).toBe('Spring');
});

it('E3: merges what others saved in other entries, and saves the result', async () => {
  const theirs = { ...draft, version: 5, name: 'Theirs', tree: [...draft.tree, entryOf(3)] };
  const { sent } = await saved(staleWith(theirs), {}, envelope({ ...theirs, version: 6 }));
  await screen.findByText('Somebody else saved this draft as well; the changes were brought together.');
  await waitFor(() => expect(sent('put')).toHaveLength(2));
  expect(sent('put')[1]).toEqual({ version: 5, name: 'Theirs', tree: [beta, entryOf(3)] });
});

it('E3: asks which side counts where others saved a change of the same entry', async () => {
  const theirs = { ...draft, version: 5, tree: [entryOf(1, { name: 'Renamed' }), beta] };
  const merged = envelope({ ...theirs, version: 6, tree: [beta] });
  const { user, sent } = await saved(staleWith(theirs), {}, merged);
  await screen.findByText('The draft has changed meanwhile');
  await screen.findByText('Renamed', { selector: 'ins' });
  await user.click(screen.getByText('Keep mine'));
  await waitFor(() => expect(sent('put')).toHaveLength(2));
  expect(sent('put')[1]).toMatchObject({ version: 5, tree: [beta] });
  await waitFor(() => expect(screen.queryByText('The draft has changed meanwhile')).toBeNull());
});

it('E3: keeps the changes of a draft that somebody else published, to be saved as a new one', async () => {
  const published = gone('published', 'Root', { revision: 5, ids: { '-2': 7 } });
  const { user, sent } = await saved(published, {
    'post /menu-drafts': envelope({ ...draft, id: 6 }),
    'get /menu-drafts/6': envelope({ ...draft, id: 6 }),
  });
  await screen.findByText('This draft was published by Root');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(location.hash).toBe('#/menus?view=drafts&draft=6'));
  // The new entry has the id that the publication gave it.
  const tree = [entryOf(7, { name: 'Beta', path: 'p-2' })];
  expect(sent('post')).toEqual([{ name: 'Spring', based_on: 3, tree }]);
});

const impact = {
  roles: [],
  vanished: [],
  faults: [],
  warnings: [],
  collisions: [],
  base: [],
  current: [],
  next: [],
  newest: 3,
};

it('E3: does not ask for a draft while it is being published', async () => {
  await englishConsole();
  const client = createQueryClient();
  const answers: Record<string, FakeAnswer> = {
    ...usual,
    'get /menu-drafts/4': envelope(draft),
    'get /menu-drafts/4/impact': envelope(impact),
    'post /menu-drafts/4/publish': {
      get body() {
        answers['get /menu-drafts/4'] = gone('published', 'Root', { revision: 4, ids: {} });
        return published();
      },
    },
  };
  // The live event of the publication arrives before its response.
  const published = async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await act(() => staleReads(client, ['menu-draft', 'menu']));
    return envelope({ revision: 4, ids: {} }).body;
  };
  const calls = fakeServer(answers);
  const rights = [...perms, 'sys:menu:publish'];
  const user = await openConsole('/menus?view=drafts&draft=4', rights, menuPage, {}, client);
  await user.click(await screen.findByText('Publish…'));
  await user.click(await screen.findByText('Publish'));
  await waitFor(() => expect(location.hash).not.toContain('draft=4'));
  const asked = calls.map(({ method, url }) => `${method} ${url}`);
  expect(asked.filter((call) => call === 'get /menu-drafts/4')).toHaveLength(1);
  expect(asked.filter((call) => call.endsWith('/publish'))).toHaveLength(1);
});

it('E3: shows a draft that others have saved meanwhile before publishing it', async () => {
  await englishConsole();
  const usualOfDraft = {
    ...usual,
    'get /menu-drafts': envelope({ list: [], total: 0 }),
    'get /menu-drafts/4/impact': envelope(impact),
  };
  fakeServer({ ...usualOfDraft, 'get /menu-drafts/4': envelope(draft) });
  const user = await openConsole('/menus?view=drafts&draft=4', [...perms, 'sys:menu:publish'], menuPage);
  await user.click(await screen.findByText('Publish…'));
  const newer = { ...draft, version: 2, tree: [entryOf(1, { name: 'Renamed' })] };
  const stale = { code: 40900, msg: 'Somebody else has changed this record', data: { record: newer } };
  const answers: Record<string, FakeAnswer> = {
    ...usualOfDraft,
    'get /menu-drafts/4': envelope(newer),
    'post /menu-drafts/4/publish': { status: 409, body: stale },
  };
  const calls = fakeServer(answers);
  await user.click(await screen.findByText('Publish'));
  await screen.findByText('Somebody else has changed this record');
  await screen.findByText('Renamed');
  answers['post /menu-drafts/4/publish'] = envelope({ revision: 4, ids: {} });
  await user.click(screen.getByText('Publish'));
  await screen.findByText('Published');
  const sent = calls
    .filter(({ url }) => url?.endsWith('/publish'))
    .map(({ data }) => JSON.parse(data).version);
  expect(sent).toEqual([1, 2]);
});

it('19.1: a draft that others save is followed, and one that they end says so, before it is saved or published', async () => {
  await englishConsole();
  fakeServer({ ...usual, 'get /menu-drafts/4': envelope(draft) });
  const client = createQueryClient();
  await openConsole('/menus?view=drafts&draft=4', perms, menuPage, {}, client);
  await screen.findByText('Alpha');
  fakeServer({ ...usual, 'get /menu-drafts/4': envelope({ ...draft, version: 2, name: 'Summer' }) });
  await act(() => staleReads(client, ['menu-draft']));
  await screen.findByDisplayValue('Summer');
  const ended = gone('published', 'Root', { revision: 5, ids: { '-2': 7 } });
  const again = { ...draft, id: 6, version: 1 };
  const calls = fakeServer({
    ...usual,
    'get /menu-drafts/4': ended,
    'post /menu-drafts': envelope(again),
    'get /menu-drafts/6': envelope(again),
  });
  await act(() => staleReads(client, ['menu-draft']));
  await screen.findByText('This draft was published by Root');
  expect(screen.queryByText('Not saved')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(location.hash).toBe('#/menus?view=drafts&draft=6'));
  const [sent] = calls.filter(({ method }) => method === 'post').map(({ data }) => JSON.parse(data));
  expect(sent.tree.map(({ id }: { id: number }) => id)).toEqual([1, 7]);
});

it('19.1: a save whose response was lost is not taken for a save of others', async () => {
  const lost = { status: 503, body: { code: 50300, msg: 'No connection', data: null } };
  const stored = { ...draft, version: 2, tree: [beta] };
  const further = { 'get /menu-drafts/4': envelope(stored) };
  const { user, sent } = await saved(lost, further, staleWith(stored));
  await screen.findByText('No connection');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  expect(screen.queryByText(/^Somebody else/)).toBeNull();
  expect(sent('put')).toHaveLength(2);
});
