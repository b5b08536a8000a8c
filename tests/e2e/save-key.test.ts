import { expect, test } from 'vitest';
import { runConsole } from './console';

const app = runConsole();

test("L2, E3: Ctrl+S saves the visible form, and never opens the browser's save dialog", async () => {
  const watched = await app.openAs('operator', '/profile/password');
  const { page } = watched;
  await page.getByLabel('New password', { exact: true }).waitFor();
  await page.keyboard.press('Control+s');
  await watched.sees('Please enter Password');

  await page.goto(`${app.url}/#/system/menu`);
  await page.locator('tr[data-row-key]').first().waitFor();
  await page
    .locator('tr[data-row-key]')
    .first()
    .getByRole('button', { name: 'Dashboard', exact: true })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Button', { exact: true }).check();
  await page.keyboard.press('Control+s');
  await form.getByText('Parent menu must be selected').waitFor();
  await watched.assertSound();

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).waitFor();
  await page.evaluate(() =>
    addEventListener('keydown', (event) =>
      document.body.setAttribute('data-prevented', `${event.defaultPrevented}`),
    ),
  );
  await page.keyboard.press('Control+s');
  expect(await page.locator('body').getAttribute('data-prevented')).toBe('true');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'detached' });
  await watched.close();
});
