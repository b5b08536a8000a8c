import { expect, test } from 'vitest';
import { runConsole } from './console';
import { demoPassword } from './demo-account';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('N6, S1, S2: a deep link opens the sign-in page, which reports missing and wrong input, and then the linked page', async () => {
  const watched = await app.open('/store/list?_start=0&_end=50&country=MX');
  const { page } = watched;
  await page.waitForURL(/#\/login\?redirect=/);
  await watched.assertSound();
  await watched.button('Sign in').click();
  await watched.sees('Please enter Username');
  await watched.sees('Please enter Password');
  await inOtherLooks(watched, 'sign-in-faults');

  await page.getByLabel('Username').fill('operator');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await watched.sees('The password cannot be less than 6 digits');

  watched.expectComplaint(/POST .*\/manger\/login$/);
  await page.getByLabel('Password', { exact: true }).fill('not-the-one');
  await page.keyboard.press('Enter');
  await watched.sees('The username or password is wrong.');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not-the-one');

  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/store\/list\?.*country=MX/);
  await watched.sees('Country: Mexico');
  await watched.rows.first().waitFor();
  expect(page.url()).toContain('_end=50');
  expect(await page.title()).toBe('Stores · Footwork Lab');
  await watched.close();
});

test('S4: signing out asks, and ends the session on the server', async () => {
  const session = await app.signIn('operator');
  const watched = await app.open('/dashboard', session.token);
  const { page } = watched;
  await watched.sees('Welcome, Olivia Operator');
  await page.goto(`${app.url}/#/store/list/create`);
  await watched.field('Contact').fill('Not to be kept');
  await page.waitForFunction(() => sessionStorage.getItem('draft:store:new') !== null);
  await page.getByRole('button', { name: 'Account of Olivia Operator' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await watched.sees('Sign out now? What is not saved is lost.');
  await inOtherLooks(watched, 'sign-out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/#\/login/);
  expect((await session.call('GET', '/manger/getUserInfo')).status).toBe(401);
  const left = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|list):/.test(key)));
  expect(await left()).toEqual([]);
  await watched.close();
});

test('S5: an expired session shows one message, no matter how many calls fail', async () => {
  const session = await app.signIn('operator');
  const watched = await app.open('/404', session.token);
  const { page } = watched;
  // Without this, a live event would report the end of the session before any call fails.
  await page.route('**/events', () => undefined);
  await page.reload();
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) failed.push(response.url());
  });
  watched.expectComplaint(/^401 /);
  await page.getByRole('link', { name: 'To the start page' }).waitFor();
  await session.ask('GET', '/manger/logout');
  // The permission matrix sends one call for each role.
  await page.evaluate(() => location.replace('#/system/matrix?roles=1,2,3,4'));
  const prompt = page.getByRole('alertdialog', { name: 'Prompt' });
  await prompt.getByText('The current page has expired, please log in again').waitFor();
  await expect.poll(() => failed.length).toBeGreaterThan(3);
  expect(await page.getByRole('alertdialog').count()).toBe(1);
  await inOtherLooks(watched, 'expired');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(/#\/login\?redirect=/);
  await watched.close();
});

test('S5: unsaved input is offered again after the session has ended, to the same account only', async () => {
  const session = await app.signIn('operator');
  const watched = await app.open('/store/list/create', session.token);
  const { page } = watched;
  await watched.field('Contact').fill('Typed before the end');
  await page.waitForFunction(() => sessionStorage.getItem('draft:store:new') !== null);
  await session.ask('GET', '/manger/logout');
  watched.expectComplaint(/^401 /);
  await page.getByRole('alertdialog', { name: 'Prompt' }).getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Username').fill('operator');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await watched.sees(/What you typed on .* was not saved\./);
  await inOtherLooks(watched, 'draft-offer');
  await watched.button('Restore').click();
  expect(await watched.field('Contact').inputValue()).toBe('Typed before the end');

  // Another account that signs in here finds no draft, not even in the browser's storage.
  await watched.field('Contact').fill('Typed before another end');
  await page.waitForFunction(() => sessionStorage.getItem('draft:store:new')?.includes('another end'));
  const { token } = await app.signIn('partner');
  await page.evaluate((given) => localStorage.setItem('accessToken', given), token);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'New store' }).waitFor();
  expect(await page.getByText(/was not saved\./).count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Typed before');
  await watched.close();
});

const unusable = [
  ['no data', null, 'Verification failed, please Login again.'],
  ['no roles', { userId: 1, roles: [] }, 'getUserInfo: roles must be a non-null array!'],
  ['roles that are no list', { userId: 1, roles: 'ADMIN' }, 'getUserInfo: roles must be a non-null array!'],
] as const;

test.each(unusable)(
  'S3, N6: user info with %s removes the token, and the sign-in page shows the reason',
  async (_, data, said) => {
    const watched = await app.openAs('operator', '/store/list?country=MX');
    const { page } = watched;
    await watched.rows.first().waitFor();
    await page.route('**/manger/getUserInfo', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
    await page.reload();
    await watched.sees(said);
    expect(page.url()).toContain(`#/login?redirect=${encodeURIComponent('/store/list?country=MX')}`);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await watched.close();
  },
);

test('N6: a signed-in user is redirected from the sign-in page, and an unknown address shows a message', async () => {
  const watched = await app.openAs('operator', '/login');
  const { page } = watched;
  await page.waitForURL(/#\/dashboard$/);
  await watched.sees('Welcome, Olivia Operator');
  await page.evaluate(() => {
    location.hash = '/nowhere/at/all';
  });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.waitForURL(/#\/nowhere\/at\/all$/);
  await watched.close();
});

// The last test: afterwards every sign-in from this address needs the code.
test('S1, S2: a wrong kind of account is a wrong login, and three wrong logins require the verify code', async () => {
  const watched = await app.open('/login');
  const { page } = watched;
  watched.expectComplaint(/POST .*\/manger\/login$/);
  await page.getByLabel('Username').fill('partner.europe');
  for (const password of [demoPassword, 'guess-2', 'guess-3']) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    const answer = page.waitForResponse(/\/manger\/login$/);
    await page.keyboard.press('Enter');
    await (await answer).finished();
    await watched.button('Sign in').waitFor();
    await watched.sees('The username or password is wrong.');
  }
  await page.getByAltText('Characters to copy').waitFor();
  await page.getByLabel('Password', { exact: true }).evaluate((box) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });
  await watched.sees('Caps Lock is on');
  await inOtherLooks(watched, 'verify-code');
  await page.getByLabel('Partner').check();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await watched.sees('Please enter Verify Code');
  await inOtherLooks(watched, 'verify-code-missing');
  const picture = page.getByAltText('Characters to copy');
  const before = await picture.getAttribute('src');
  await watched.button('Another picture').click();
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
  await page.getByLabel('Verify Code').fill('0000');
  await page.keyboard.press('Enter');
  await watched.sees('The Verify Code is wrong.');
  expect(page.url()).toContain('#/login');
  await watched.close();
});
