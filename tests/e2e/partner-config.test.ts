import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a picture to the scrolling images. */
async function upload({ page }: WatchedPage, name: string): Promise<void> {
  const chooser = page.locator('.form-row', { hasText: 'Scrolling images' }).locator('input[type=file]');
  await chooser.setInputFiles({ name, mimeType: 'image/png', buffer: pixel });
  await page.getByRole('listitem').getByRole('button', { name: 'Remove 1' }).waitFor();
}

/** Types into the box, because the chosen values cover it. */
async function pick({ page }: WatchedPage, label: string, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(typed);
  await page.locator('.ant-select-item-option').getByText(option, { exact: true }).click();
}

const choose = ({ page }: WatchedPage, group: string, option: string) =>
  page
    .getByRole('radiogroup', { name: new RegExp(`^${group}`) })
    .getByText(option, { exact: true })
    .click();

test('E18, V8, V9: an operator saves the settings of a partner, and the page stays open', async () => {
  const watched = await app.openAs('operator', '/system/config?pcode=EURO01');
  const { page } = watched;
  await watched.sees('Nothing has been saved yet: these are the defaults.');
  await inOtherLooks(watched, 'partner-config');

  // A switch can be saved without a picture.
  await watched.button('Save').click();
  await watched.sees('Saved');
  await page.getByText('Nothing has been saved yet').waitFor({ state: 'detached' });
  await upload(watched, 'one.png');
  await watched.button('Remove 1').click();
  await watched.button('Undo changes').waitFor({ state: 'detached' });
  await upload(watched, 'one.png');
  await pick(watched, 'QR code', 'Text', 'Text');
  await watched.field('QR text').fill('扫码查看报告');
  await watched.button('Save').click();
  await watched.sees('QR text must not contain Chinese characters');
  await watched.field('QR text').fill('See your report');
  await watched.button('Save').click();
  await watched.button('Undo changes').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();

  await page.getByRole('region', { name: 'History' }).locator('summary').click();
  await inOtherLooks(watched, 'partner-config-history');
  // The next save is based on the version just stored.
  await choose(watched, 'Lock', 'Zone lock');
  await watched.button('Save').click();
  await watched.button('Undo changes').waitFor({ state: 'detached' });
  const root = await app.signIn('root');
  const path = '/manger/partneruserconfig?pcode=EURO01';
  expect(await root.ask('GET', path)).toMatchObject({
    version: 3,
    lock: 'zone',
    qr_source: 'text',
    qr_text: 'See your report',
  });
  const six = Array.from({ length: 6 }, (_, at) => `https://example.com/${at}.png`);
  const refused = await root.call('POST', '/manger/setpartneruserconfig', {
    pcode: 'EURO01',
    version: 3,
    scrolling_images: six,
  });
  expect([refused.status, JSON.stringify(refused.data)]).toEqual([
    422,
    expect.stringContaining('scrolling_images'),
  ]);
  await watched.close();
});

const euro = 'EURO01 · Petra Partner';

test('E18: choosing another partner asks about unsaved changes, and a change by others opens the conflict dialog', async () => {
  const root = await app.signIn('root');
  const images = ['https://example.com/1.png'];
  await root.ask('POST', '/manger/setpartneruserconfig', {
    pcode: 'ASIA01',
    version: 0,
    zone: 'china',
    scrolling_images: images,
  });
  const watched = await app.openAs('operator', '/system/config?pcode=ASIA01');
  const { page } = watched;
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
  await choose(watched, 'Lock', 'Language lock');
  await pick(watched, 'Partner code', 'EURO01', euro);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(page.url()).toContain('pcode=ASIA01');

  await root.ask('POST', '/manger/setpartneruserconfig', { pcode: 'ASIA01', version: 1, lock: 'zone' });
  watched.expectComplaint(/^409 PUT .*\/partner-configs\/\d+$/);
  await watched.button('Save').click();
  const conflict = page.getByRole('dialog', { name: 'The record has changed meanwhile' });
  await conflict.getByText('Zone lock').waitFor();
  await watched.assertSound();
  await conflict.getByText('Language lock').click();
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await watched.sees('Saved');
  const stored = await root.ask<object>('GET', '/manger/partneruserconfig?pcode=ASIA01');
  expect(stored).toMatchObject({ version: 3, lock: 'language', zone: 'china' });

  await pick(watched, 'Partner code', 'EURO01', euro);
  await page.waitForURL(/pcode=EURO01/);
  await watched.field('QR text').waitFor();
  await watched.close();
});

test('E18, P5: a partner sees only its own settings, even with the address of another partner', async () => {
  const watched = await app.openAs('partner', '/system/config?pcode=EURO01');
  const { page } = watched;
  await page.getByRole('heading', { name: 'Partner settings · AMER01' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Partner code' }).count()).toBe(0);
  await watched.close();
});
