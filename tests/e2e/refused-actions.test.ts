import { expect, test } from 'vitest';
import { runConsole } from './console';

const app = runConsole();

test('T8, P3: by keyboard, an impossible action says why in the list and on the page, and is not taken', async () => {
  const watched = await app.openAs('operator', '/device/list?is_lock=false');
  const { page } = watched;
  await watched.rows.first().getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  const unlock = page.getByRole('menuitem', { name: /^Unlock Not possible while Locked is/ });
  await unlock.waitFor();
  const pressDown = async () => {
    await page.keyboard.press('ArrowDown');
    return unlock.evaluate((item) => item === document.activeElement);
  };
  await expect.poll(pressDown).toBe(true);
  await page.keyboard.press('Enter');
  await watched.assertSound();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await unlock.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await unlock.waitFor({ state: 'hidden' });

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'View' }).click();
  await watched.button('More actions').focus();
  await page.keyboard.press('Enter');
  await expect.poll(pressDown).toBe(true);
  await page.keyboard.press('Enter');
  await watched.assertSound();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await unlock.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await watched.close();
});
