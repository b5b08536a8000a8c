import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const boxOf = ({ page }: WatchedPage) => page.getByRole('combobox', { name: 'Search and commands' });
const option = ({ page }: WatchedPage, name: string | RegExp) => page.getByRole('option', { name });
const activeOf = ({ page }: WatchedPage) => page.getByRole('option', { selected: true });

/** The typed text, and the option that Enter would choose. */
const shownIn = async (watched: WatchedPage) => ({
  typed: await boxOf(watched).inputValue(),
  active: await activeOf(watched).locator('.palette-title').allTextContents(),
});

async function openPalette(watched: WatchedPage): Promise<void> {
  await watched.page.getByRole('button', { name: 'Search and commands' }).waitFor();
  await watched.page.keyboard.press('Control+k');
  await boxOf(watched).waitFor();
}

test('L9: the palette opens a page by keyboard alone and in any language, and remembers it', async () => {
  const watched = await app.openAs('operator', '/system/role');
  const { page } = watched;
  await openPalette(watched);
  await activeOf(watched).getByText('Dashboard').waitFor();
  await page.keyboard.press('ArrowUp');
  await activeOf(watched).getByText('Sign out').waitFor();
  await page.keyboard.press('Home');
  await activeOf(watched).getByText('Dashboard').waitFor();
  await page.keyboard.press('End');
  await activeOf(watched).getByText('Sign out').waitFor();
  await boxOf(watched).fill('商户');
  await activeOf(watched).getByText('Merchants').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/store\/merchant$/);
  await boxOf(watched).waitFor({ state: 'detached' });
  await watched.rows.first().waitFor();
  await page.locator('main:focus').waitFor();

  await openPalette(watched);
  await page.getByRole('group', { name: 'Chosen last' }).getByRole('option', { name: 'Merchants' }).waitFor();
  await inOtherLooks(watched, 'palette');
  await page.keyboard.press('Escape');
  await boxOf(watched).waitFor({ state: 'detached' });
  await watched.close();
});

test('L9: the palette finds records of the entities that the user may list, and opens one', async () => {
  const watched = await app.openAs('partner', '/device/list');
  const { page } = watched;
  const partner = await app.signIn('partner');
  const { list } = await partner.ask<{ list: { id: number; name: string }[] }>('GET', '/stores?_end=1');
  const [store] = list;
  const others = await (await app.signIn('root')).ask<{ list: { name: string; pcode: string }[] }>(
    'GET',
    `/stores?pcode_ne=${(await partner.ask<{ pcode: string }>('GET', '/manger/getUserInfo')).pcode}&_end=1`,
  );
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await boxOf(watched).fill(others.list[0]?.name ?? '');
  await watched.sees('Nothing found');
  await inOtherLooks(watched, 'palette-nothing');
  await boxOf(watched).fill(store?.name ?? '');
  const stores = page.getByRole('group', { name: 'Stores', exact: true });
  await stores.getByRole('option', { name: store?.name ?? '', exact: true }).waitFor();
  await inOtherLooks(watched, 'palette-records');
  await stores.getByRole('option', { name: store?.name ?? '', exact: true }).click();
  await page.waitForURL(new RegExp(`#/store/list/show/${store?.id}$`));
  await page.getByRole('heading', { name: store?.name ?? '', level: 1 }).waitFor();
  await watched.close();
});

test('P3: the palette offers only permitted actions, and runs them', async () => {
  const watched = await app.openAs('store', '/store/list');
  const { page } = watched;
  await openPalette(watched);
  await boxOf(watched).fill('new');
  await option(watched, /^Dashboard/).waitFor({ state: 'detached' });
  expect(await option(watched, /^New merchant/).count()).toBe(0);
  await boxOf(watched).fill('theme dark');
  await activeOf(watched).getByText('Theme: Dark').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
  await openPalette(watched);
  await boxOf(watched).fill('espanol');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'es');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Búsqueda y comandos' }).fill('cerrar sesion');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Cerrar sesión' }).waitFor();
  await watched.close();
});

test('L9: the palette opens the form of a new record, and shows a failed search', async () => {
  const watched = await app.openAs('operator', '/system/role');
  const { page } = watched;
  await openPalette(watched);
  await boxOf(watched).fill('new merchant');
  await activeOf(watched).getByText('New merchant').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/store\/merchant\/create$/);
  await watched.field('Contact').waitFor();
  await page.route(/\/stores\/options/, (route) => route.abort());
  watched.expectComplaint(/stores\/options/);
  await openPalette(watched);
  await boxOf(watched).fill('stores');
  await watched.sees('Records could not be searched. The rest still works.');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/store\/list$/);
  await watched.rows.first().waitFor();
  await watched.close();
});

test('17.4: the palette accepts typing whenever it opens, even before its results have loaded', async () => {
  const watched = await app.openAs('operator', '/system/role');
  const { page } = watched;
  await page.getByRole('button', { name: 'Search and commands' }).waitFor();
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/palette-results/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('merch');
  expect(await boxOf(watched).inputValue()).toBe('merch');
  letGo();
  await activeOf(watched).getByText('Merchants').waitFor();
  for (const _again of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('orders');
    await expect.poll(() => shownIn(watched)).toEqual({ typed: 'orders', active: ['Orders'] });
  }
  await page.keyboard.press('Escape');
  await boxOf(watched).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('merchants');
  await activeOf(watched).getByText('Merchants').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/store\/merchant$/);
  await watched.rows.first().waitFor();
  await watched.close();
});

test('18.4: the palette tells customers of one name apart, also when found by phone', async () => {
  const root = await app.signIn('root');
  const { list: stores } = await root.ask<{ list: { id: number }[] }>('GET', '/stores?_end=1');
  for (const [birth_date, phone] of [
    ['1985-01-20', '138 7711 0001'],
    ['2016-05-03', '138 7711 0002'],
  ]) {
    await root.ask('POST', '/customers', { name: 'Paleta Quill', birth_date, phone, store: stores[0]?.id });
  }
  const watched = await app.openAs('operator', '/order/create');
  const { page } = watched;
  await openPalette(watched);
  for (const typed of ['paleta', '77110002']) {
    await boxOf(watched).fill(typed);
    await option(watched, /Paleta Quill.*138 7711 0002 · May 3, 2016 · C/).waitFor();
  }
  expect(await option(watched, /Paleta Quill/).count()).toBe(1);
  await inOtherLooks(watched, 'palette-subtitle');
  await page.keyboard.press('Escape');
  await watched.close();
});
