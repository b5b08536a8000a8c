import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product';
import { Console } from './console';
import { Caller } from './demo-account';
import { changeLook, inOtherLooks } from './other-looks';

/** A second business on the same engine: `tests/apps/library`. */
const app = new Console();
const password = 'shelf-of-pines';
let product: Product | undefined;

beforeAll(async () => {
  product = await startProduct(process.cwd(), {
    APP: 'tests/apps/library',
    DEMO: '0',
    ROOT_PASSWORD: password,
  });
  await app.start(product.url);
});

afterAll(async () => {
  await app.stop();
  await product?.stop();
});

test('20.1: another application has its own entities, kinds of account, page, endpoint, hook and words', async () => {
  const root = await Caller.signInWith(app.url, 'root', password, 1);
  const page = await app.open('/login');
  await page.sees('Reading Room');
  // Stored by an application that offers more languages at the same address.
  await page.page.evaluate(() => localStorage.setItem('language', 'zh-cn'));
  await page.page.reload();
  await page.page.getByRole('navigation', { name: 'Language' }).getByRole('button').nth(1).waitFor();
  expect(
    await page.page.getByRole('navigation', { name: 'Language' }).getByRole('button').allInnerTexts(),
  ).toEqual(['English', 'Español']);
  expect(await (await fetch(app.url)).text()).toContain('<html lang="en">');
  expect(await (await fetch(`${app.url}/guide/es`)).text()).toContain('data-languages="en es"');
  expect((await fetch(`${app.url}/guide/zh-cn`)).status).toBe(404);
  await page.page.getByText('Librarian', { exact: true }).click();
  await page.field('Username').fill('root');
  await page.page.getByLabel('Password', { exact: true }).fill(password);
  await page.button('Sign in').click();
  await page.sees('Books and loans');

  await page.page.goto(`${app.url}/#/branch/create`);
  await page.field('Name').fill('Elm Street');
  await page.button('Save').click();
  await page.sees('Elm Street');
  await root.ask('POST', '/branches', { name: 'Oak Hill' });
  await root.ask('POST', '/books', { title: 'Rivers', branch: 2 });

  await page.page.goto(`${app.url}/#/book/create`);
  await page.field('Title').fill('Pines of the North');
  await page.choose('Branch', 'Elm', 'Elm Street');
  await page.button('Save').click();
  await page.sees('On the shelf');
  const { list } = await root.ask<{ list: { id: number }[] }>('GET', '/books?title=Pines of the North');
  const loan = { book: list[0]?.id, reader: 'Rita Reader', due_on: '2027-01-31' };
  await root.ask('POST', '/loans', loan);
  expect((await root.call('POST', '/loans', { ...loan, reader: 'Nora Next' })).status).toBe(422);

  await page.page.goto(`${app.url}/#/overview`);
  await page.page.locator('canvas').first().waitFor();
  await inOtherLooks(page, 'library overview');

  await page.page.goto(`${app.url}/#/system/user`);
  await page.rows.first().waitFor();
  await changeLook(page, { width: 1440, theme: 'light', language: 'es' });
  // The engine's own words, and those that the application gives.
  await page.page.getByRole('columnheader', { name: 'Clase de cuenta' }).waitFor();
  await page.rows.first().getByText('Bibliotecario').waitFor();
  await page.close();
});

test('20.1: an account of the narrowest level sees the rows of its own branch', async () => {
  const root = await Caller.signInWith(app.url, 'root', password, 1);
  const menus = await root.ask<readonly { id: number; perm: string | null }[]>('GET', '/access/grants');
  const wanted = ['biz:book:view', 'biz:loan:view', 'biz:branch:view'];
  const role = await root.ask<{ id: number }>('POST', '/roles', {
    name: 'Desk',
    code: 'DESK',
    scope: 'branch',
    menus: menus.filter(({ perm }) => perm && wanted.includes(perm)).map(({ id }) => id),
  });
  await root.ask('POST', '/manger/add', {
    ...{ username: 'oak', nickname: 'Olive Oak', utype: '2', branch: 2 },
    ...{ password: 'leaves-in-wind', roles: [role.id] },
  });
  const first = await Caller.signInWith(app.url, 'oak', 'leaves-in-wind', 2);
  await first.ask('POST', '/manger/changePassword', {
    oldPassword: 'leaves-in-wind',
    newPassword: 'acorns-in-wind',
  });
  const oak = await Caller.signInWith(app.url, 'oak', 'acorns-in-wind', 2);
  expect(await oak.ask('GET', '/manger/getUserInfo')).toMatchObject({
    scope: 'branch',
    branch: 2,
    ties: { branch: [2] },
  });
  expect(await oak.ask('GET', '/books')).toMatchObject({ list: [{ title: 'Rivers' }], total: 1 });
  expect(await oak.ask('GET', '/lending')).toEqual([{ branch: 'Oak Hill', books: 1, lent: 0 }]);
});
