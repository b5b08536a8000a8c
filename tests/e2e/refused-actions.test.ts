import { expect, test } from 'vitest';
import { runConsole } from './console';

const app = runConsole();

test('T8, P3, 17.25: by keyboard, the list and the page show why an action is impossible, and do not run it', async () => {
  const watched = await app.openAs('operator', '/device/list?is_lock=false');
  const { page } = watched;
  await watched.rows.first().getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  const unlock = page.getByRole('menuitem', { name: /^Unlock Not possible while Locked is/ });
  const whyNot = page.getByRole('menuitem', { name: 'Why not?' });
  const reach = (item: typeof unlock) =>
    expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return item.evaluate((shown) => shown === document.activeElement);
      })
      .toBe(true);
  await whyNot.waitFor();
  expect(await unlock.count()).toBe(0);
  await reach(whyNot);
  await page.keyboard.press('Enter');
  await reach(unlock);
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
  await reach(whyNot);
  await page.keyboard.press('Enter');
  await reach(unlock);
  await page.keyboard.press('Enter');
  await watched.assertSound();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await unlock.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await watched.close();
});
