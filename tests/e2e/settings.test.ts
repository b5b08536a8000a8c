import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const stored = ({ page }: WatchedPage, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const store = ({ page }: WatchedPage, values: Readonly<Record<string, string>>) =>
  page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, values);
const variable = ({ page }: WatchedPage, name: string) =>
  page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked), name);
const isDark = ({ page }: WatchedPage) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

async function openPanel(watched: WatchedPage): Promise<void> {
  await watched.button('Settings').click();
  await watched.page.getByRole('dialog', { name: 'Settings' }).waitFor();
}

/** A page with the settings panel open. */
async function openWithPanel(path: string, ready: string): Promise<WatchedPage> {
  const watched = await app.openAs('operator', path);
  await watched.page.locator(ready).first().waitFor();
  await openPanel(watched);
  return watched;
}

test('L3, L4: each setting applies at once, has its own key in the storage, and is reset', async () => {
  const watched = await openWithPanel('/store/list', 'tbody a');
  const { page } = watched;
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
  const html = page.locator('html');
  await page.getByRole('checkbox', { name: 'Watermark' }).check();
  await inOtherLooks(watched, 'settings-panel');

  await choose('Dark');
  expect(await isDark(watched)).toBe(true);
  await choose('Green');
  expect(await variable(watched, '--primary')).toBe('#1d7a46');
  await choose('Large');
  expect(await html.getAttribute('data-size')).toBe('large');
  expect((await watched.button('Reset').boundingBox())?.height).toBe(38);
  await choose('Mix');
  await page.locator('[data-layout=mix]').waitFor();
  await page.getByRole('checkbox', { name: 'Tags of open pages' }).uncheck();
  await page.locator('[data-tags=false]').waitFor();
  await page.getByRole('checkbox', { name: 'Logo in the sidebar' }).uncheck();
  await page.locator('.sidebar-brand').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Header stays in sight' }).uncheck();
  await page.locator('[data-fixed=false]').waitFor();
  await page.getByRole('textbox', { name: 'Text of the watermark' }).fill('For the auditors');
  await choose('Español');
  await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();

  const kept = {
    theme: 'dark',
    themeColor: '#1d7a46',
    size: 'large',
    layout: 'mix',
    tagsView: 'false',
    sidebarLogo: 'false',
    fixedHeader: 'false',
    watermarkEnabled: 'true',
    watermarkContent: 'For the auditors',
  };
  for (const [key, value] of Object.entries(kept)) expect(await stored(watched, key), key).toBe(value);
  expect(await stored(watched, 'language')).toBe('es');
  await watched.assertSound();

  await page.reload();
  await page.locator('tbody a').first().waitFor();
  expect(await isDark(watched)).toBe(true);
  expect(await variable(watched, '--primary')).toBe('#1d7a46');
  expect(await html.getAttribute('lang')).toBe('es');
  expect(await page.locator('.watermark').count()).toBe(1);

  await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
  await page.getByRole('button', { name: 'Restablecer' }).click();
  for (const key of Object.keys(kept)) expect(await stored(watched, key), key).toBeNull();
  expect(await isDark(watched)).toBe(false);
  expect(await html.getAttribute('data-size')).toBe('default');
  expect(await page.locator('.watermark').count()).toBe(0);
  expect(await html.getAttribute('lang')).toBe('es');
  await watched.close();
});

test('L3, L4, L9: the panel works by keyboard, agrees with the header, and its button can be hidden', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await watched.button('Settings').focus();
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await page.getByRole('radio', { name: 'Light', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await stored(watched, 'theme')).toBe('dark');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect
    .poll(() => watched.button('Settings').evaluate((button) => button === document.activeElement))
    .toBe(true);

  await watched.button('Theme').click();
  expect(await page.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await watched.button('Size').click();
  await page.getByRole('menuitemradio', { name: 'Small' }).click();
  await openPanel(watched);
  expect(await page.getByRole('radio', { name: 'Small', exact: true }).isChecked()).toBe(true);

  await panel.getByRole('checkbox', { name: 'Settings button' }).uncheck();
  expect(await stored(watched, 'showSettings')).toBe('false');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await watched.button('Settings').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('settings');
  await page.getByRole('option', { name: 'Settings', exact: true }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await watched.button('Settings').waitFor();
  await watched.close();
});

test('L3: auto follows the system, and another tab applies the same settings, including the language', async () => {
  const watched = await app.openAs('operator', '/store/list');
  await watched.rows.first().waitFor();
  await store(watched, { theme: 'auto' });
  expect(await isDark(watched)).toBe(false);
  await watched.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => isDark(watched)).toBe(true);
  await watched.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

  const other = await watched.context.newPage();
  await other.goto(`${app.url}/#/store/list`);
  await other.locator('tbody a').first().waitFor();
  await watched.page.bringToFront();
  await openPanel(watched);
  for (const name of ['Dark', 'Red', 'Small', 'Español']) {
    await watched.page.getByRole('radio', { name, exact: true }).click();
  }
  await other.locator('html.dark[lang=es][data-size=small]').waitFor();
  await other.getByRole('heading', { name: 'Tiendas' }).waitFor();
  await expect
    .poll(() => other.evaluate(() => document.documentElement.style.getPropertyValue('--primary')))
    .toBe('#c62f2f');
  await watched.close();
});

test('L4: invalid stored settings are replaced by the defaults', async () => {
  const watched = await app.openAs('operator', '/store/list');
  await watched.page.locator('tbody a').first().waitFor();
  const spoilt = [
    'theme',
    'themeColor',
    'size',
    'layout',
    'tagsView',
    'sidebarLogo',
    'fixedHeader',
    'language',
  ];
  const others = ['watermarkEnabled', 'watermarkContent', 'device', 'sidebarStatus', 'activeTopMenuPath'];
  await store(watched, Object.fromEntries([...spoilt, ...others].map((key) => [key, '{"no":"sense'])));
  await store(watched, { watermarkContent: ' ' });
  await watched.page.reload();
  await watched.page.locator('tbody a').first().waitFor();
  const html = watched.page.locator('html');
  expect(await html.getAttribute('lang')).toMatch(/^zh-cn$/i);
  expect(await html.getAttribute('data-size')).toBe('default');
  expect(await isDark(watched)).toBe(false);
  expect(await watched.page.locator('.watermark').count()).toBe(0);
  await watched.close();
});

test('L5: any theme colour has its shades as variables, and a list is readable in those with the least contrast', async () => {
  const watched = await openWithPanel('/store/list', 'tbody a');
  const digits = watched.page.getByRole('textbox', { name: 'Six digits of the colour' });
  await digits.fill('#FF00');
  expect(await variable(watched, '--primary')).toBe('#1f5fd6');
  await digits.blur();
  await watched.sees('please pass a valid 16-bit colour value, eg: #FF0000');
  expect(await digits.getAttribute('aria-invalid')).toBe('true');
  await watched.assertSound();
  await digits.fill('#FF0000');
  expect(await variable(watched, '--primary')).toBe('#ff0000');
  expect(await variable(watched, '--primary-light-5')).toBe('#ff8080');
  expect(await variable(watched, '--primary-dark-5')).toBe('#8a0a0a');
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    for (const side of ['light', 'dark']) {
      expect(await variable(watched, `--primary-${side}-${step}`)).toMatch(/^#[0-9a-f]{6}$/);
    }
  }

  await watched.page.keyboard.press('Escape');
  await watched.page.getByRole('row').nth(1).getByRole('checkbox').check();
  for (const [themeColor, theme] of [
    ['#ffff00', 'light'],
    ['#ffffff', 'light'],
    ['#000000', 'dark'],
    ['#0000ff', 'dark'],
  ] as const) {
    await store(watched, { themeColor, theme });
    await watched.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await watched.assertAccessible(`${themeColor}, ${theme}`);
  }
  await watched.close();
});

test('L6: the watermark covers every page, faint and without pointer events', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  await page.locator('tbody a').first().waitFor();
  await store(watched, { watermarkEnabled: 'true', watermarkContent: 'A & <b>' });
  const layer = page.locator('.watermark');
  const picture = async () => decodeURIComponent(await layer.evaluate((mark) => mark.style.backgroundImage));
  await layer.waitFor();
  expect(await picture()).toMatch(/rotate\(-22\)">A &#38; &#60;b&#62;</);
  expect(await picture()).toContain('font-size="16" fill="#000" fill-opacity="0.15"');
  const loads = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth > 200;
    },
    await layer.evaluate((mark) => mark.style.backgroundImage.slice(5, -2)),
  );
  expect(loads).toBe(true);
  await store(watched, { theme: 'dark' });
  await expect.poll(picture).toContain('fill="#fff" fill-opacity="0.15"');
  await page.evaluate(() => location.assign('#/system/role'));
  await page.getByRole('heading', { name: 'Role management' }).waitFor();
  await watched.rows.first().waitFor();
  expect(await layer.count()).toBe(1);
  await inOtherLooks(watched, 'watermark');
  await watched.close();
});
