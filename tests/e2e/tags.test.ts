import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const tagsOf = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Open pages' });
const tag = (watched: WatchedPage, name: string) =>
  tagsOf(watched).getByRole('link', { name: new RegExp(`^(Not saved )?${name}$`) });
const menuOf = ({ page }: WatchedPage) => page.getByRole('menu', { name: 'Actions for open pages' });
const choose = (watched: WatchedPage, name: string) =>
  menuOf(watched).getByRole('menuitem', { name, exact: true }).click();

/** Opens a page by the sidebar, as an example for all navigations. */
async function goTo({ page }: WatchedPage, group: string, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Navigation' });
  const link = nav.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await nav.getByRole('button', { name: group }).click();
  await link.click();
}

async function titles(watched: WatchedPage): Promise<readonly string[]> {
  return tagsOf(watched).getByRole('link').allInnerTexts();
}

const openSidebar = (watched: WatchedPage) => watched.button('Open the sidebar').click();

test('L2: a hidden page keeps its filters, scroll position and input; a closed one opens fresh', async () => {
  const watched = await app.openAs('operator', '/store/list?country=MX');
  const { page } = watched;
  await openSidebar(watched);
  await watched.rows.first().waitFor();
  await page.setViewportSize({ width: 1440, height: 480 });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 60));
  await expect.poll(scrolled).toBe(60);

  await watched.rows.first().getByRole('link').first().click();
  await page.getByRole('region', { name: 'History' }).waitFor();
  expect(await scrolled()).toBe(0);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await watched.field('Contact').fill('Half-filled');
  const [, , shown = '', edited = ''] = await titles(watched);
  expect(edited).toBe(`Edit ${shown}`);
  expect(await page.title()).toContain(edited);
  const crumbs = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');
  expect(await crumbs.allInnerTexts()).toEqual(['Store management', 'Stores', shown, 'Edit']);

  await goTo(watched, 'Store management', 'Stores');
  await page.waitForURL(/\/store\/list\?country=MX$/);
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByText(/Mexico/)
    .waitFor();
  await expect.poll(scrolled).toBe(60);
  await watched.assertSound();

  await tag(watched, edited).click();
  expect(await watched.field('Contact').inputValue()).toBe('Half-filled');
  await tagsOf(watched)
    .getByRole('button', { name: `Close ${edited}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await watched.field('Contact').inputValue()).toBe('Half-filled');
  await tag(watched, edited).click({ button: 'middle' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => titles(watched)).toEqual(['Dashboard', 'Stores', shown]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await watched.field('Contact').waitFor();
  expect(await watched.field('Contact').inputValue()).not.toBe('Half-filled');
  await watched.close();
});

test('L2: Ctrl+S does not save a hidden form, and closing it shows it before asking', async () => {
  const watched = await app.openAs('operator', '/store/merchant/create');
  const { page } = watched;
  await openSidebar(watched);
  await watched.field('Contact').fill('Nobody');
  await goTo(watched, 'Device management', 'All devices');
  await watched.rows.first().waitFor();
  await page.keyboard.press('Control+s');
  await watched.button('Actions for open pages').click();
  await watched.assertSound();
  await choose(watched, 'Close all');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  expect(page.url()).toMatch(/\/store\/merchant\/create$/);
  expect(await page.getByText('Please check the marked fields.').count()).toBe(0);
  await question.getByRole('button', { name: 'Leave' }).click();
  await watched.sees('Welcome, Olivia Operator');
  expect(await titles(watched)).toEqual(['Dashboard']);
  await watched.close();
});

test('L2: the menu of a tag closes other tags, those on either side, and refreshes; the pinned tag stays', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  await openSidebar(watched);
  for (const [group, name] of [
    ['Store management', 'Merchants'],
    ['Device management', 'X5 devices'],
    ['Device management', 'FMP devices'],
  ] as const) {
    await goTo(watched, group, name);
    await watched.rows.first().waitFor();
  }
  expect(await titles(watched)).toEqual(['Dashboard', 'Stores', 'Merchants', 'X5 devices', 'FMP devices']);
  expect(await tagsOf(watched).getByRole('button', { name: 'Close Dashboard' }).count()).toBe(0);

  // The menu opens at its tag, whose position depends on the width.
  await inOtherLooks(watched, 'tag-menu', {
    arrange: async () => {
      if (await page.getByRole('menu').isVisible()) await page.keyboard.press('Escape');
      await page.locator('.tags [aria-current]').click({ button: 'right' });
      await page.getByRole('menu').waitFor();
    },
  });
  await page.keyboard.press('Escape');
  await tag(watched, 'Merchants').click({ button: 'right' });
  await choose(watched, 'Close to the left');
  await expect.poll(() => titles(watched)).toEqual(['Dashboard', 'Merchants', 'X5 devices', 'FMP devices']);
  await tag(watched, 'X5 devices').focus();
  await page.keyboard.press('Shift+F10');
  await menuOf(watched).waitFor();
  await page.keyboard.press('Escape');
  expect(await tag(watched, 'X5 devices').evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+F10');
  await choose(watched, 'Close to the right');
  await page.waitForURL(/\/device\/x5$/);

  const asked = page.waitForResponse(/\/devices\?/);
  await watched.button('Actions for open pages').click();
  await choose(watched, 'Refresh');
  await asked;
  await watched.rows.first().waitFor();
  await page.reload();
  await watched.rows.first().waitFor();
  expect(await titles(watched)).toEqual(['Dashboard', 'Merchants', 'X5 devices']);
  await tag(watched, 'Merchants').click({ button: 'right' });
  await choose(watched, 'Close others');
  await page.waitForURL(/\/store\/merchant$/);
  expect(await titles(watched)).toEqual(['Dashboard', 'Merchants']);
  await watched.rows.first().waitFor();
  await watched.close();
});

test('L2: the tag bar scrolls to the active tag', async () => {
  const watched = await app.openAs('operator', '/dashboard', { width: 390, theme: 'dark', language: 'en' });
  const { page } = watched;
  await tag(watched, 'Dashboard').waitFor();
  for (const id of [1, 2, 3, 4]) {
    await page.evaluate((hash) => location.assign(hash), `#/store/list/show/${id}`);
    await watched.sees(`Store #${id}`);
    await expect
      .poll(() => titles(watched).then((all) => all.some((text) => text.includes('#'))))
      .toBe(false);
  }
  // The whole tag is visible, with its close button.
  const beyond = () =>
    page.locator('.tags ul').evaluate((list) => {
      const tag = list.querySelector('[aria-current]')?.parentElement;
      return (tag?.getBoundingClientRect().right ?? 999) - list.getBoundingClientRect().right;
    });
  await expect.poll(beyond).toBeLessThan(1);
  await page.evaluate(() => location.assign('#/dashboard'));
  await watched.sees('Welcome, Olivia Operator');
  await expect
    .poll(async () => (await tag(watched, 'Dashboard').boundingBox())?.x ?? -1)
    .toBeGreaterThanOrEqual(0);
  await watched.close();
});
