import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import type { ActorChanges } from '../../support/actor';
import { envelope, fakeServer } from '../providers/fake-server';
import { here, leadingTo, openConsole } from '../support/open-console';
import { page } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const menus: readonly MenuRoute[] = [
  { path: '/config', name: 'config', component: 'user/config', meta: { title: 'Partner settings' } },
];
const view = ['biz:partner-config:view'];
const edit = [...view, 'biz:partner-config:edit'];

const partners = {
  'get /manger/partneruserconfig/partners': envelope([
    { pcode: 'ASIA01', name: 'Aiko' },
    { pcode: 'EURO01', name: 'Petra' },
  ]),
};
const listOf = (pcode: string) => `get /partner-configs?_start=0&_end=1&pcode=${pcode}`;
const historyOf = (id: number) => ({
  [`get /partner-configs/${id}/history?_start=0&_end=10`]: envelope({ list: [], total: 0, totalIs: 'exact' }),
});

const defaults = {
  zone: 'other',
  lock: 'none',
  user_add_constraint: 'not-forced',
  qr_source: 'link',
  report_languages: ['en'],
  stores_may_add_stores: false,
  stores_may_modify_recommended: false,
};

function configOf(id: number, pcode: string, changes: object = {}) {
  const system = { create_time: '2026-01-01T08:00:00.000Z', update_time: '2026-01-01T08:00:00.000Z' };
  const empty = { scrolling_images: null, qr_interface: null, qr_image: null, qr_text: null };
  const by = { create_by: 1, update_by: 1, _labels: { create_by: 'root', update_by: 'root' } };
  return { id, version: 1, pcode, ...system, ...by, ...defaults, ...empty, ...changes };
}

const neverSaved = 'Nothing has been saved yet: these are the defaults.';
const chosenIn = (name: string) =>
  [...document.querySelectorAll(`[data-field="${name}"] input:checked`)].map(
    (input) => input.closest('label')?.textContent,
  );
const choose = (name: string, text: string) => {
  const row = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  fireEvent.click(within(row as HTMLElement).getByText(text));
};
const save = () =>
  leadingTo(() => fireEvent.click(screen.getByText('Save').closest('button') as HTMLElement));

describe('the settings of an owner', () => {
  it('are the declared defaults until they are saved, which makes the record', async () => {
    const saved = configOf(7, 'ASIA01', { lock: 'zone' });
    const calls = fakeServer({
      ...partners,
      ...historyOf(7),
      [listOf('ASIA01')]: page([]),
      'post /partner-configs': envelope(saved),
    });
    await openConsole('/config?pcode=ASIA01', edit, menus);
    expect(await screen.findByText(neverSaved)).toBeDefined();
    expect(await screen.findByTitle('ASIA01 · Aiko')).toBeDefined();
    expect([chosenIn('zone'), chosenIn('lock')]).toEqual([['Other'], ['No lock']]);
    expect(calls.some(({ method }) => method === 'post')).toBe(false);

    choose('lock', 'Zone lock');
    await save();
    await waitFor(() => expect(screen.queryByText(neverSaved)).toBeNull());
    const post = calls.find(({ method }) => method === 'post');
    expect(JSON.parse(post?.data as string)).toEqual({ ...defaults, lock: 'zone', pcode: 'ASIA01' });
    expect(chosenIn('lock')).toEqual(['Zone lock']);
  });

  it('are changed by what was changed alone, on the version that was read', async () => {
    const stored = configOf(7, 'ASIA01', { version: 3, zone: 'china' });
    const calls = fakeServer({
      ...partners,
      ...historyOf(7),
      [listOf('ASIA01')]: page([stored]),
      'get /partner-configs/7/form': envelope(stored),
      'put /partner-configs/7': envelope({ ...stored, version: 4, lock: 'zone' }),
    });
    await openConsole('/config?pcode=ASIA01', edit, menus);
    await waitFor(() => expect(chosenIn('zone')).toEqual(['China']));
    expect(screen.queryByText(neverSaved)).toBeNull();
    choose('lock', 'Zone lock');
    await save();
    await waitFor(() => expect(calls.some(({ method }) => method === 'put')).toBe(true));
    const put = calls.find(({ method }) => method === 'put');
    expect(JSON.parse(put?.data as string)).toEqual({ lock: 'zone', version: 3 });
  });

  it('are another record where somebody else was the first to save', async () => {
    const record = configOf(7, 'ASIA01', { lock: 'language' });
    const answers: Record<string, ReturnType<typeof envelope>> = {
      ...partners,
      ...historyOf(7),
      [listOf('ASIA01')]: page([]),
      'get /partner-configs/7/form': envelope(record),
    };
    const errors = [{ field: 'pcode', rule: 'unique', params: {}, message: 'Partner code is in use' }];
    const taken = { status: 422, body: { code: 42200, msg: 'Please check', data: { errors } } };
    fakeServer({ ...answers, 'post /partner-configs': taken });
    await openConsole('/config?pcode=ASIA01', edit, menus);
    await screen.findByText(neverSaved);
    choose('lock', 'Zone lock');
    fakeServer({ ...answers, 'post /partner-configs': taken, [listOf('ASIA01')]: page([record]) });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'The record has changed meanwhile' });
    expect(within(dialog).getByText('Language lock')).toBeDefined();
  });

  it('are saved with other values after a first save whose response was lost', async () => {
    const lost = { status: 503, body: { code: 50300, msg: 'No connection', data: null } };
    const answers = { ...partners, [listOf('ASIA01')]: page([]), 'post /partner-configs': lost };
    const calls = fakeServer(answers);
    const keys = () =>
      calls.filter(({ method }) => method === 'post').map(({ headers }) => headers.get('Idempotency-Key'));
    await openConsole('/config?pcode=ASIA01', edit, menus);
    await screen.findByText(neverSaved);
    for (const lock of ['Zone lock', 'Zone lock', 'Language lock']) {
      const before = keys().length;
      choose('lock', lock);
      await save();
      await waitFor(() => expect(keys()).toHaveLength(before + 1));
      await screen.findByText('No connection');
    }
    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('of another owner are shown after a question, where something is not saved', async () => {
    fakeServer({
      ...partners,
      [listOf('ASIA01')]: page([]),
      [listOf('EURO01')]: page([]),
    });
    const user = await openConsole('/config?pcode=ASIA01', edit, menus);
    await screen.findByText(neverSaved);
    choose('lock', 'Zone lock');
    await user.click(screen.getByRole('combobox', { name: 'Partner code' }));
    await user.click(await screen.findByTitle('EURO01 · Petra'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([here(), chosenIn('lock')]).toEqual(['/config?pcode=ASIA01', ['Zone lock']]);

    await user.click(screen.getByRole('combobox', { name: 'Partner code' }));
    await user.click(await screen.findByTitle('EURO01 · Petra'));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Leave'));
    await waitFor(() => expect(here()).toBe('/config?pcode=EURO01'));
    await waitFor(() => expect(chosenIn('lock')).toEqual(['No lock']));
  });

  it('17.19: of an operator are those of the owner that it chooses, and of nobody before', async () => {
    fakeServer({ ...partners, [listOf('EURO01')]: page([]) });
    const user = await openConsole('/config', edit, menus);
    expect(await screen.findByText('Choose Partner code first')).toBeDefined();
    expect([here(), screen.queryByText('Save')]).toEqual(['/config', null]);
    await user.click(screen.getByRole('combobox', { name: 'Partner code' }));
    await user.click(await screen.findByTitle('EURO01 · Petra'));
    await screen.findByText(neverSaved);
    expect(here()).toBe('/config?pcode=EURO01');
  });

  it('say that there is nobody to make them for', async () => {
    fakeServer({ 'get /manger/partneruserconfig/partners': envelope([]) });
    const user = await openConsole('/config', edit, menus);
    await user.click(await screen.findByRole('combobox', { name: 'Partner code' }));
    expect(await screen.findByText('There is nobody yet to make settings for.')).toBeDefined();
  });

  it('are shown, and not offered to be saved, to who may not change them', async () => {
    fakeServer({ ...partners, [listOf('ASIA01')]: page([]) });
    await openConsole('/config?pcode=ASIA01', view, menus);
    expect(await screen.findByText(neverSaved)).toBeDefined();
    expect(screen.getByText('No lock')).toBeDefined();
    expect(screen.queryByText('Save')).toBeNull();
  });
});

it('17.19: a store account with stores below its own is shown the settings of its own', async () => {
  const perms = ['view', 'add', 'edit'].map((verb) => `biz:store-config:${verb}`);
  const ownMenus = [
    { path: '/own', name: 'own', component: 'merchant/config', meta: { title: 'Store settings' } },
  ];
  const list = { id: 5, name: 'Own Store' };
  const calls = fakeServer({
    'get /store-configs?_start=0&_end=1&store=5': page([]),
    'get /stores/options?ids=5': envelope([{ value: 5, label: list.name }]),
  });
  const store: ActorChanges = { utype: 3, store: 5, stores: [5, 2, 9], scope: 'store' };
  await openConsole('/own', perms, ownMenus, store);
  await screen.findByText(neverSaved);
  expect(calls.some(({ url }) => url?.includes('store=5'))).toBe(true);
});

describe('P5: the products that a store recommends', () => {
  const perms = ['view', 'add', 'edit'].map((verb) => `biz:store-config:${verb}`);
  const storeMenus: readonly MenuRoute[] = [
    { path: '/own', name: 'own', component: 'merchant/config', meta: { title: 'Store settings' } },
  ];
  const openAs = async (settings: readonly string[]) => {
    fakeServer({ 'get /store-configs?_start=0&_end=1&store=5': page([]) });
    const store: ActorChanges = { utype: 3, store: 5, stores: [5], scope: 'store', settings };
    await openConsole('/own', [...perms, 'biz:commodity:view'], storeMenus, store);
    await screen.findByText(neverSaved);
  };
  const row = (name: string) => document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const reason = 'The settings of the partner do not let its stores change this';

  it('are kept from it, with the reason, also before anything was saved', async () => {
    await openAs([]);
    for (const name of ['recommended_shoes', 'recommended_insoles']) {
      expect(row(name)?.textContent).toContain(reason);
      expect(row(name)?.querySelector('input')).toBeNull();
    }
    expect(row('show_images')?.querySelector('input, button')).not.toBeNull();
  });

  it('are its own where the partner allows it', async () => {
    await openAs(['stores_may_modify_recommended']);
    expect(row('recommended_shoes')?.querySelector('input')).not.toBeNull();
    expect(screen.queryByText(reason)).toBeNull();
  });
});
