import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../support/postgres';
import { type Product, startProduct } from '../support/product';
import { Console } from './console';

const root = mkdtempSync(join(tmpdir(), 'footwork-one-file-'));
const file = join(root, 'schemas/supplier.ts');
const app = new Console();
let product: Product | undefined;

const supplier = `
import { defineEntity } from '../src/engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'supplier',
  title: 'Supplier',
  type: 'object',
  'x-icon': 'truck',
  'x-workflow': {
    status: { approve: { title: 'Approve', from: ['candidate'], to: 'approved', require: ['rating'] } },
  },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-unique': true, 'x-search': true },
    email: { type: 'string', format: 'email', title: 'E-mail' },
    since: { type: 'string', format: 'date', title: 'Since' },
    budget: { type: 'number', format: 'money', title: 'Budget', 'x-currency': 'EUR' },
    merchant: { type: 'integer', title: 'Merchant', 'x-ref': 'merchant' },
    rating: { type: 'integer', title: 'Rating', minimum: 1, maximum: 5 },
    status: {
      type: 'string',
      title: 'Status',
      enum: ['candidate', 'approved'],
      default: 'candidate',
      'x-enum': { candidate: { title: 'Candidate' }, approved: { title: 'Approved', color: 'green' } },
    },
  },
  required: ['name', 'merchant', 'status'],
  additionalProperties: false,
});
`;

/** A small schema of which no script of another entity's list may contain the name. */
function furtherSchema(n: number): string {
  return `
import { defineEntity } from '../src/engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'further-${n}',
  title: 'Further ${n}',
  type: 'object',
  properties: { name: { type: 'string', title: 'Name', maxLength: 80 } },
  required: ['name'],
  additionalProperties: false,
});
`;
}

/** Copies the tracked and the untracked files that git does not ignore, like a fresh clone. */
function cloneRepository(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of listed.toString().split('\0').filter(existsSync)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(path, join(root, path));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
}

beforeAll(async () => {
  cloneRepository();
  writeFileSync(file, supplier);
  for (const n of [1, 2]) writeFileSync(join(root, `schemas/further-${n}.ts`), furtherSchema(n));
  // PostgreSQL makes the tables and the demo in a fraction of the time that PGlite takes.
  product = await startProduct(root, {
    DATABASE_URL: await createDatabase(inject('postgresUrl'), 'one_file'),
  });
  await app.start(product.url);
});

afterAll(async () => {
  await app.stop();
  await product?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('W2: one schema file creates a table, endpoints and their description', async () => {
  const session = await app.signIn('root');
  const give = (values: object) =>
    session.call<{ id: number; version: number }>('POST', '/suppliers', values);
  const { data: made } = await give({
    name: 'Sole Source',
    merchant: 1,
    budget: 1200.5,
    since: '2026-01-31',
  });
  expect(made).toMatchObject({ name: 'Sole Source', merchant: 1, budget: 1200.5, status: 'candidate' });
  await give({ name: 'Insole Inc', merchant: 2, rating: 3 });
  expect((await give({ name: 'Sole Source', merchant: 1 })).status).toBe(422);
  expect((await give({ name: 'Nobody', merchant: 9999 })).status).toBe(422);

  const found = await session.ask<object>('GET', '/suppliers?merchant=1&_sort=name&_order=desc');
  expect(found).toMatchObject({ list: [{ name: 'Sole Source' }], total: 1, totalIs: 'exact' });
  const changed = await session.ask<object>('PUT', `/suppliers/${made.id}`, {
    version: 1,
    email: 'a@b.example',
  });
  expect(changed).toMatchObject({ version: 2, email: 'a@b.example' });
  expect((await session.call('POST', `/suppliers/${made.id}/approve`, { version: 2 })).status).toBe(422);
  await session.ask('POST', `/suppliers/${made.id}/approve`, { version: 2, rating: 5 });
  expect((await session.call('POST', `/suppliers/${made.id}/approve`, { version: 3 })).status).toBe(409);
  const { list } = await session.ask<{ list: object[] }>('GET', `/suppliers/${made.id}/history`);
  expect(list).toMatchObject([{ action: 'approve' }, { action: 'update' }, { action: 'create' }]);
  await session.ask('DELETE', `/suppliers/${made.id}`);
  expect((await session.call('GET', `/suppliers/${made.id}`)).status).toBe(404);

  const headers = { authorization: session.token };
  const read = async (path: string) => (await fetch(app.url + path, { headers })).json();
  const { paths } = (await read('/openapi.json')) as { paths: object };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/suppliers', '/suppliers/{id}', '/suppliers/{id}/approve']),
  );
  expect(await read('/schemas/supplier.json')).toMatchObject({ $id: expect.stringContaining('supplier') });
});

test('W2: the same file creates the pages, which root finds in its navigation', async () => {
  const watched = await app.openAs('root', '/dashboard');
  const { page } = watched;
  await watched.button('Open the sidebar').click();
  await watched.button('Not in a menu').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Supplier' }).click();
  await watched.sees('1 in all');
  await watched.assertSound();

  await page.getByRole('link', { name: 'New supplier' }).click();
  await watched.field('Name').fill('Arch Support Ltd');
  await watched.field('E-mail').fill('not an address');
  // Enter selects the day, and does not submit the form.
  await watched.field('Since').fill('2026-01-31');
  await page.keyboard.press('Enter');
  await watched.choose('Merchant', 'Paso', 'Paso Firme');
  await page.getByRole('spinbutton', { name: 'Budget' }).fill('99.5');
  expect(await page.getByText('Please check the marked fields.').count()).toBe(0);
  await watched.button('Save').click();
  await watched.sees('E-mail must be a correct e-mail address');
  await watched.assertSound();
  await watched.field('E-mail').fill('hello@arch.example');
  await watched.button('Save').click();
  await watched.sees('2 in all');

  await page.getByRole('link', { name: 'Arch Support Ltd' }).click();
  await page.getByRole('heading', { name: 'Arch Support Ltd' }).waitFor();
  await page.getByRole('definition').getByRole('link', { name: 'Paso Firme' }).waitFor();
  await watched.button('Approve').waitFor();
  await watched.assertSound();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await watched.field('Name').fill('Arch Support');
  await watched.assertSound();
  await watched.button('Save').click();
  await page.getByRole('heading', { name: 'Arch Support', exact: true }).waitFor();
  await watched.close();
});

test('N7, 17.25: one step creates a menu with its buttons for the chosen roles', async () => {
  const watched = await app.openAs('root', '/entity/supplier');
  const { page } = watched;
  await watched.button('Add to menu').click();
  const dialog = page.getByRole('dialog', { name: 'Add to menu: Suppliers' });
  await dialog.getByLabel('Roles').click();
  await page.locator('.ant-select-item-option').getByText('Operator', { exact: true }).click();
  await page.keyboard.press('Escape');
  await watched.assertSound();
  await dialog.getByRole('button', { name: 'Add to menu' }).click();
  await page.waitForURL(/#\/suppliers$/);
  await watched.rows.first().waitFor();
  await watched.close();

  const operator = await app.openAs('operator', '/suppliers');
  await operator.rows.first().waitFor();
  await operator.page.getByRole('link', { name: 'New supplier' }).waitFor();
  await operator.close();
});

test('a fault in the declaration stops the start; the message has the file, the pointer and a remedy', async () => {
  writeFileSync(file, supplier.replace("format: 'email'", "format: 'mail'"));
  const said = await startProduct(root).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(said).toMatch(/ended with 1/);
  expect(said).toContain('schemas/supplier.ts');
  expect(said).toContain('/properties/email');
  expect(said).not.toMatch(/^\s+at /m);
});

test('17.2: the first list loads no declarations and names of other entities', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  // The page must be reloaded: afterwards the browser no longer has the earlier responses.
  await watched.rows.first().waitFor();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await page.reload();
  await watched.rows.first().waitFor();
  // Fetches the scripts again, because Chromium drops response bodies when the page closes.
  const requested = [...scripts];
  const texts = await Promise.all(requested.map(async (url) => (await fetch(url)).text()));
  expect(requested.filter((url) => /\/assets\/store\.schema-/.test(url))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('further-'))).toEqual([]);
  await watched.close();
});
