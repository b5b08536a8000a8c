import { expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../support/chromium';
import { plainLook, WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const phone = { ...plainLook, width: 390 };
const sidebarOf = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Navigation' });

/** Opens a page with these stored settings. */
async function openWith(settings: Readonly<Record<string, string>>, path: string): Promise<WatchedPage> {
  const watched = await app.openAs('operator', path);
  await watched.page.evaluate((chosen) => {
    for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
  }, settings);
  await watched.page.reload();
  return watched;
}

const changeSetting = ({ page }: WatchedPage, key: string, value: string) =>
  page.evaluate(
    ([key = '', value = '']) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [key, value],
  );

test('L1: with the menus on top, groups open below them, and a last menu contains those that do not fit', async () => {
  const watched = await openWith({ layout: 'top' }, '/store/list');
  const { page } = watched;
  await watched.rows.first().waitFor();
  expect(await sidebarOf(watched).count()).toBe(0);
  const menus = page.getByRole('navigation', { name: 'Main menus' });
  await menus.getByRole('button', { name: 'Device management' }).click();
  const placeOf = (name: string) => menus.getByRole('link', { name }).boundingBox();
  const [first, second] = [await placeOf('All devices'), await placeOf('X5 devices')];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? Number.NaN);
  await inOtherLooks(watched, 'top-layout', { width: 1440 });
  await menus.getByRole('link', { name: 'X5 devices' }).click();
  await page.waitForURL(/\/device\/x5$/);
  await watched.rows.first().waitFor();
  // After a change of the layout, the menus are measured again.
  await changeSetting(watched, 'layout', 'mix');
  await page.locator('[data-layout=mix]').waitFor();
  await page.setViewportSize({ width: 1000, height: 900 });
  const more = menus.getByRole('button', { name: 'More menus' });
  const last = menus.locator('.top-menu-fitting .nav-line').filter({ visible: true }).last();
  const gap = async () => {
    const [button, line] = await Promise.all([more.boundingBox(), last.boundingBox()]);
    return (button?.x ?? 0) - (line?.x ?? 0) - (line?.width ?? 0);
  };
  await expect.poll(gap, { message: 'from the last menu to the button' }).toBeLessThan(9);
  await more.click();
  await menus.getByRole('link', { name: 'User guide' }).waitFor();
  await watched.close();
});

test('L1, L4: in the mixed layout the sidebar shows the children of the chosen top menu', async () => {
  const watched = await openWith({ layout: 'mix', sidebarStatus: 'opened' }, '/store/list?q=Berlin');
  const { page } = watched;
  await sidebarOf(watched).getByRole('link', { name: 'Merchants' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Main menus' })
    .getByRole('link', { name: 'Device management' })
    .click();
  await page.waitForURL(/\/device\/list$/);
  await sidebarOf(watched).getByRole('link', { name: 'X5 devices' }).waitFor();
  expect(await sidebarOf(watched).getByRole('link', { name: 'Merchants' }).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('activeTopMenuPath'))).toBe('/device');
  await watched.rows.first().waitFor();
  await inOtherLooks(watched, 'mix-layout', { width: 1440 });
  // L2: the menu leads back to the page with its last address.
  await page
    .getByRole('navigation', { name: 'Main menus' })
    .getByRole('link', { name: 'Store management' })
    .click();
  await page.waitForURL(/\/store\/list\?q=Berlin$/);
  await watched.close();
});

test('L1: below 992 px the sidebar is a drawer that traps the focus, and Escape closes it', async () => {
  const watched = await app.openAs('operator', '/store/list', phone);
  const { page } = watched;
  await watched.rows.first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('device'))).toBe('mobile');
  await watched.button('Open the sidebar').click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.waitFor();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => document.activeElement?.closest('.layout-body') !== null);
    expect(isOutside).toBe(false);
  }
  await inOtherLooks(watched, 'drawer');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await watched.button('Open the sidebar').click();
  await drawer.getByRole('link', { name: 'Merchants' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.waitForURL(/\/store\/merchant$/);
  await watched.rows.first().waitFor();
  await watched.close();
});

test('L9: on a narrow screen a menu contains the tools of the header, and another the actions of a record', async () => {
  const watched = await app.openAs('operator', '/device/list/show/1', phone);
  const { page } = watched;
  await watched.button('More tools').click();
  await watched.button('Theme').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(await page.locator('html').getAttribute('class')).toContain('dark');
  await inOtherLooks(watched, 'more-tools');
  await page.keyboard.press('Escape');
  await watched.button('More actions').click();
  await page.getByRole('menuitem', { name: 'Why not?' }).click();
  await page.getByRole('menuitem', { name: /^Unlock/ }).waitFor();
  await watched.close();
});

test('L9: full screen switches on and off, and the menu of the account opens', async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const { token } = await app.signIn('operator');
  const watched = await WatchedPage.open(browser, `${app.url}/#/store/list`, plainLook, token);
  await watched.button('Full screen').click();
  await inOtherLooks(watched, 'full-screen');
  await watched.button('Leave full screen').click();
  await watched.button('Full screen').waitFor();
  await watched.button('Account of Olivia Operator').click();
  await inOtherLooks(watched, 'user-menu');
  await watched.close();
});

test('N1, N2, 17.25: a redirect keeps the query, a navigation starts at the top, and an unknown address shows a message', async () => {
  const watched = await app.openAs('operator', '/redirect/store/list?country=MX');
  const { page } = watched;
  await page.waitForURL(/#\/store\/list\?country=MX$/);
  await watched.rows.first().waitFor();
  await page.evaluate(() => location.assign('#/no/such/page'));
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await inOtherLooks(watched, 'not-found');
  await page.goBack();
  await watched.rows.first().waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  await watched.rows.first().getByRole('link').first().click();
  await page.getByRole('region', { name: 'History' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${app.url}/#/`);
  await page.waitForURL(/#\/dashboard$/);
  await watched.sees('Welcome, Olivia Operator');
  await watched.close();
});

test('L9: ? lists the shortcuts, [ toggles the sidebar, Alt+W closes the page; the first Tab stop skips to the page', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  await watched.rows.first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  await inOtherLooks(watched, 'shortcuts');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('[');
  await watched.button('Close the sidebar').waitFor();
  await page.keyboard.press('Alt+w');
  await page.waitForURL(/#\/dashboard$/);
  await watched.sees('Welcome, Olivia Operator');
  await watched.close();
});

test('X2: the page of a missing record links to its list', async () => {
  const watched = await app.openAs('operator', '/store/list/show/999999');
  watched.expectComplaint(/^404 GET .*\/stores\/999999$/);
  await watched.page.getByRole('link', { name: 'Back to the list' }).waitFor();
  await inOtherLooks(watched, 'no-record');
  await watched.page.getByRole('link', { name: 'Back to the list' }).click();
  await watched.rows.first().waitFor();
  await watched.close();
});

test('S5: Escape does not close the prompt of an expired session', async () => {
  const session = await app.signIn('operator');
  const watched = await app.open('/dashboard', session.token);
  const { page } = watched;
  await watched.sees('Welcome, Olivia Operator');
  watched.expectComplaint(/^401 /);
  await session.ask('GET', '/manger/logout');
  await page.evaluate(() => location.assign('#/store/list'));
  const prompt = page.getByRole('alertdialog', { name: 'Prompt' });
  await prompt.waitFor();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Escape');
  await prompt.waitFor();
  await prompt.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(/\/login/);
  await watched.field('Username').waitFor();
  await watched.close();
});
