import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** The question appears; Cancel keeps the page and the typed text. */
async function staysWhenAsked(watched: WatchedPage, typed: string): Promise<void> {
  const { page } = watched;
  await dialogOf(page).waitFor();
  await watched.assertSound();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/store\/merchant\/create$/);
  expect(await watched.field('Contact').inputValue()).toBe(typed);
}

test('L2: an unsaved form stays open in its tag; its Cancel button and a reload ask first', async () => {
  const watched = await app.openAs('operator', '/store/merchant');
  const { page } = watched;
  await page.getByRole('link', { name: 'New merchant' }).click();
  await watched.field('Contact').fill('Nobody');

  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  await watched.sees('Welcome, Olivia Operator');
  await page.evaluate(() => history.back());
  await watched.field('Contact').waitFor();
  expect(await watched.field('Contact').inputValue()).toBe('Nobody');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialogOf(page).waitFor();
  await inOtherLooks(watched, 'leave-question', {
    check: async ({ language }) => {
      const said = { 'zh-cn': '不保存就离开', en: 'Leave without saving', es: 'Salir sin guardar' }[language];
      await watched.sees(said);
    },
  });
  await staysWhenAsked(watched, 'Nobody');

  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');
  expect(await watched.field('Contact').inputValue()).toBe('Nobody');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialogOf(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/store\/merchant$/);
  await watched.rows.first().waitFor();
  await page.getByRole('link', { name: 'New merchant' }).click();
  await watched.field('Contact').waitFor();
  expect(await watched.field('Contact').inputValue()).toBe('');
  await watched.close();
});

test('L3: without tags, leaving an unsaved form by the menu or by Back asks first', async () => {
  const watched = await app.openAs('operator', '/store/merchant');
  const { page } = watched;
  await page.evaluate(() => localStorage.setItem('tagsView', 'false'));
  await page.reload();
  await page.getByRole('link', { name: 'New merchant' }).click();
  await watched.field('Contact').fill('Nobody');
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  await staysWhenAsked(watched, 'Nobody');
  await page.evaluate(() => history.back());
  await staysWhenAsked(watched, 'Nobody');
  await page.evaluate(() => history.back());
  await dialogOf(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/store\/merchant$/);
  await page.getByRole('link', { name: 'New merchant' }).click();
  await watched.field('Contact').waitFor();
  expect(await watched.field('Contact').inputValue()).toBe('');
  await watched.close();
});

test('L2: leaving an unchanged form does not ask', async () => {
  const watched = await app.openAs('operator', '/store/merchant/edit/1');
  const { page } = watched;
  await watched.field('Contact').fill('Somebody');
  await watched.field('Contact').fill('');
  const stored = await (await app.signIn('root')).ask<{ contact: string }>('GET', '/merchants/1');
  await watched.field('Contact').fill(stored.contact);
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL(/#\/dashboard$/);
  await watched.sees('Welcome, Olivia Operator');
  await watched.close();
});

test('18.4: an order that starts from a customer takes over its values, and is left without a question', async () => {
  const root = await app.signIn('root');
  const { list } = await root.ask<{ list: { id: number; store: number }[] }>('GET', '/stores?_end=1');
  const customer = await root.ask<{ id: number }>('POST', '/customers', {
    name: 'Leona Quill',
    birth_date: '1985-01-20',
    phone: '138 7722 0001',
    address: '1 Long Way',
    shoe_size: 38.5,
    store: list[0]?.id,
  });
  const watched = await app.openAs('operator', `/user/list/show/${customer.id}`);
  const { page } = watched;
  await page.getByRole('link', { name: 'New order' }).first().click();
  await expect.poll(() => watched.field('Recipient').inputValue()).toBe('Leona Quill');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(new RegExp(`/show/${customer.id}$`));
  await page.getByRole('link', { name: 'New order' }).first().click();
  await expect.poll(() => watched.field('Recipient').inputValue()).toBe('Leona Quill');
  await page.getByRole('button', { name: 'Add entry: Products' }).click();
  await expect.poll(() => page.locator('[data-field="lines.0.size"] input').inputValue()).toBe('38.5');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialogOf(page).waitFor();
  await watched.close();
});

test('18.4: a date of birth that was corrected loses its error', async () => {
  const watched = await app.openAs('operator', '/user/list/create');
  const { page } = watched;
  const faults = page.locator('[data-field="birth_date"] :is(.form-fault, .ant-form-item-explain-error)');
  const type = async (text: string) => {
    await watched.field('Birth date').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('1985-01-20');
  await type('20th of January');
  await expect.poll(() => faults.allInnerTexts()).toEqual([expect.stringContaining('20th of January')]);
  await type('1985-01-20');
  await expect.poll(() => faults.allInnerTexts()).toEqual([]);
  await watched.close();
});
