import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';

const app = runConsole();

/** Waits until the expected element has the focus; a failure names the element that has it. */
async function focusOn({ page }: WatchedPage, role: string, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const role = at?.getAttribute('role') ?? at?.tagName.toLowerCase();
      return `${role} ${at?.getAttribute('aria-label') ?? at?.textContent}`;
    });
  await expect.poll(focused).toMatch(new RegExp(`^${role} ${name.source}$`));
}

test('by keyboard alone, a merchant is found, shown, edited, saved and deleted', async () => {
  const root = await app.signIn('root');
  const merchant = {
    name: 'Keys Only Ltd',
    contact: 'Tab Enter',
    phone: '+44 20 7946 0000',
    account: 'keys',
  };
  await root.ask('POST', '/merchants', { ...merchant, pcode: 'EURO01' });
  const watched = await app.openAs('root', '/store/merchant');
  const { page } = watched;
  await watched.rows.first().waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('Keys Only');
  await expect.poll(() => watched.rows.count()).toBe(1);
  await watched.rows.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Keys Only Ltd' }).waitFor();

  await page.getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await watched.field('Contact').focus();
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  await watched.sees('Tab Enter!');
  // The form has loaded antd, whose style sheet removes outlines of links.
  const edit = page.getByRole('link', { name: 'Edit' });
  await edit.focus();
  await page.keyboard.press('Shift');
  await expect.poll(() => edit.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  await page.keyboard.press('Alt+w');
  await watched.rows.first().waitFor();

  const actions = page.getByRole('button', { name: 'Actions for Keys Only Ltd' });
  const remove = async () => {
    await actions.focus();
    await page.keyboard.press('Enter');
    await focusOn(watched, 'menuitem', /View/);
    await page.keyboard.press('ArrowUp');
    await focusOn(watched, 'menuitem', /Delete/);
    // The key that opened the question must not press one of its buttons.
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Delete merchant Keys Only Ltd?' }).waitFor();
    await focusOn(watched, 'button', /Cancel/);
  };
  await remove();
  await page.keyboard.press('Escape');
  await focusOn(watched, 'button', /Actions for Keys Only Ltd/);
  await remove();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await watched.sees('Keys Only Ltd deleted');
  await watched.close();
});

test('by keyboard alone, every popup takes the focus, traps it and returns it', async () => {
  const watched = await app.openAs('root', '/device/list/show/1');
  const { page } = watched;
  const openers = [{ opener: watched.button('Settings'), name: /Settings/, taken: /Close the settings/ }];
  for (const { opener, name, taken } of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await focusOn(watched, 'button', taken);
    await page.keyboard.press('Escape');
    await focusOn(watched, 'button', name);
  }
  await watched.button('More actions').focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=menuitem]:focus').waitFor();
  await page.keyboard.press('ArrowUp');
  await focusOn(watched, 'menuitem', /Why not\?/);
  await page.keyboard.press('ArrowUp');
  await focusOn(watched, 'menuitem', /Delete/);
  await page.keyboard.press('Enter');
  await focusOn(watched, 'button', /Cancel/);
  await page.keyboard.press('Escape');
  await focusOn(watched, 'button', /More actions/);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await watched.rows.first().waitFor();
  await watched.button('Import').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import devices' });
  await dialog.waitFor();
  const focused: string[] = [];
  for (const _ of Array(6)) {
    await page.keyboard.press('Tab');
    focused.push(
      await dialog.evaluate((element) => {
        if (element.contains(document.activeElement)) return 'dialog';
        // After the last control, the focus is on the browser's own once, and the page has none.
        return document.activeElement === document.body ? 'browser' : 'page';
      }),
    );
  }
  expect(focused).not.toContain('page');
  expect(focused.join()).not.toContain('browser,browser');
  await page.keyboard.press('Escape');
  await focusOn(watched, 'button', /Import/);
  await watched.close();
});
