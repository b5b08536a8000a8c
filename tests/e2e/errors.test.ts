import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

/** A faked response, as of a failing server. */
const answer = (status: number, body: object | string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: typeof body === 'string' ? 'text/html' : 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const notice = ({ page }: WatchedPage, text: string) =>
  page.getByRole('status').getByText(text, { exact: true });

async function openMerchant(): Promise<WatchedPage> {
  const watched = await app.openAs('root', '/store/merchant/show/1');
  await watched.button('More actions').waitFor();
  return watched;
}

async function tryToDelete(watched: WatchedPage): Promise<void> {
  await (await watched.tool('Delete')).click();
  await watched.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** A PNG with one pixel. */
const picture = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('X1, X2: the notice shows the message of the server, else "system error"; without a response the page stays usable', async () => {
  const watched = await openMerchant();
  const { page } = watched;
  watched.expectComplaint(/\/merchants\/1/);
  const answers: readonly (readonly [(route: Route) => Promise<void>, string])[] = [
    [answer(200, { code: 50001, msg: 'The shelf is full', data: null }), 'The shelf is full'],
    [answer(200, { code: 50001, msg: '', data: null }), 'system error'],
    [answer(500, { code: 50000, msg: 'The shelf fell down', data: null }), 'The shelf fell down'],
    [answer(502, '<html>Bad gateway</html>'), 'system error'],
    [(route) => route.abort('failed'), 'The server does not answer. Check the network and try again.'],
  ];
  for (const [respond, words] of answers) {
    await page.route(/\/merchants\/1(\?|$)/, (route) =>
      route.request().method() === 'DELETE' ? respond(route) : route.continue(),
    );
    await tryToDelete(watched);
    await notice(watched, words).waitFor();
    // A notice stays while its button has the focus.
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    if (words === 'The shelf fell down') await inOtherLooks(watched, 'error-notice');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await notice(watched, words).waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
  }
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  await watched.sees(/^Welcome/);
  await watched.close();
});

test('N1, X1: a list shows that it is loading, and why loading failed', async () => {
  const watched = await app.openAs('operator', '/dashboard');
  const { page } = watched;
  await page.locator('.tasks a').first().waitFor();
  let isIll = false;
  const late: Route[] = [];
  await page.route(/\/stores\?/, async (route) => {
    if (isIll) return answer(500, { code: 50000, msg: 'The shelf fell down', data: null })(route);
    late.push(route);
  });
  await page.evaluate(() => location.assign('#/store/list'));
  await page.locator('.progress[data-active=true]').waitFor();
  await page.getByRole('columnheader', { name: /^Name/ }).waitFor();
  await inOtherLooks(watched, 'on-its-way');
  watched.expectComplaint(/\/stores/);
  isIll = true;
  for (const route of late) await route.abort();
  await watched.button('Try again').click();
  await page.getByRole('alert').getByText('The shelf fell down').waitFor();
  await inOtherLooks(watched, 'did-not-come');
  await page.unrouteAll({ behavior: 'wait' });
  await watched.button('Try again').click();
  await watched.rows.first().waitFor();
  await watched.close();
});

/** Without this, a live event would report the end of the session before any call fails. */
async function withoutEvents(page: Page): Promise<void> {
  await page.route('**/events', () => undefined);
  await page.reload();
}

test('S5, X2: one dialog asks to sign in again, no matter how many calls find the session expired', async () => {
  const caller = await app.signIn('operator');
  const watched = await app.open('/store/list', caller.token);
  const { page } = watched;
  await withoutEvents(page);
  await watched.rows.first().waitFor();
  watched.expectComplaint(/^401 /);
  await caller.ask('GET', '/manger/logout');
  // Changes the hash instead of pressing a link, since a call of the first page may have opened the dialog already.
  await page.evaluate(() => location.assign('#/dashboard'));
  const dialog = page.getByRole('alertdialog', { name: 'Prompt' });
  await dialog.getByText('The current page has expired, please log in again').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await watched.field('Username').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await watched.close();
});

test('S5: saving a form after the session has expired shows the dialog, and no other message', async () => {
  const caller = await app.signIn('operator');
  const watched = await app.open('/store/list/edit/1', caller.token);
  const { page } = watched;
  await withoutEvents(page);
  await watched.field('Contact').fill('Lena Late');
  watched.expectComplaint(/^401 /);
  await page.route('**/stores/1', async (route) => {
    await caller.ask('GET', '/manger/logout');
    await route.continue();
  });
  await watched.button('Save').click();
  const dialog = page.getByRole('alertdialog', { name: 'Prompt' });
  await dialog.getByText('The current page has expired').waitFor();
  await page.locator('.form-footer .is-busy').waitFor({ state: 'detached' });
  expect(await page.locator('.form > [role=alert]').innerText()).toBe('');
  await watched.context.close();
});

test('X3: "Cancelled deletion"', async () => {
  const watched = await openMerchant();
  const { page } = watched;
  await (await watched.tool('Delete')).click();
  await page.getByRole('alertdialog').getByText('permanently delete').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await notice(watched, 'Cancelled deletion').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await inOtherLooks(watched, 'cancelled-deletion');
  await watched.close();
});

test('X3: "File upload failed" and "The current file already exists"', async () => {
  const watched = await app.openAs('operator', '/store/list/create');
  const { page } = watched;
  const chooser = page.locator('.input-upload input[type=file]');
  await page.locator('.input-upload').getByText('Upload').waitFor();
  watched.expectComplaint(/\/files\?kind=image$/);
  await chooser.setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') });
  await page.getByRole('alert').getByText('File upload failed').waitFor();
  await chooser.setInputFiles(picture);
  await page.getByRole('alert').getByText('File upload failed').waitFor({ state: 'detached' });
  await page.locator('.input-upload').getByText('Replace').waitFor();
  await chooser.setInputFiles(picture);
  await page.getByRole('alert').getByText('The current file already exists').waitFor();
  const already = {
    'zh-cn': '当前文件已存在',
    en: 'The current file already exists',
    es: 'El archivo actual ya existe',
  };
  await inOtherLooks(watched, 'file-fault', { check: ({ language }) => watched.sees(already[language]) });
  await watched.context.close();
});

test('X3: "Filling failed…" for a file without JSON, "Does not meet the JSON format" for invalid text', async () => {
  const watched = await app.openAs('root', '/system/menu');
  const { page } = watched;
  await page.getByRole('button', { name: 'Dashboard', exact: true }).click();
  const form = page.getByRole('dialog');
  const input = watched.field('Parameters');
  await input.waitFor();
  await form
    .locator('.input-json input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  await form.getByText('Filling failed, please reselect the file or manually input').waitFor();
  await form.locator('.input-json input[type=file]').setInputFiles({
    name: 'params.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a": "b"}'),
  });
  await expect.poll(() => input.inputValue()).toBe('{"a": "b"}');
  await input.fill('{"a": ');
  await form.getByRole('button', { name: 'Save and publish' }).click();
  await form.getByText('Does not meet the JSON format').waitFor();
  await inOtherLooks(watched, 'json-fault');
  await watched.context.close();
});

test('X3, V12: "Illegal input" for an invalid name, with a character count', async () => {
  const root = await app.signIn('root');
  const draft = await root.ask<{ id: number }>('POST', '/menu-drafts', { name: 'Autumn' });
  const watched = await app.open(`/system/menu?view=drafts&draft=${draft.id}`, root.token);
  const { page } = watched;
  const name = page.getByRole('textbox', { name: 'Name of the draft' });
  await page.getByText('6 / 80').waitFor();
  await name.fill('   ');
  await watched.sees('Illegal input');
  expect(await watched.button('Save').isDisabled()).toBe(true);
  await inOtherLooks(watched, 'illegal-input');
  await name.fill('Winter');
  await watched.button('Save').click();
  await page.getByText('Not saved').waitFor({ state: 'detached' });
  expect(await root.ask('GET', `/menu-drafts/${draft.id}`)).toMatchObject({ name: 'Winter' });
  await watched.close();
});
