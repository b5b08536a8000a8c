import { expect, test } from 'vitest';
import type { MenuEntry } from '../../src/entity/menu/menu-entry';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import type { Caller } from './demo-account';
import { inEveryLook } from './in-every-look';

const app = runConsole();

/** A busy machine takes its time. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 });

interface Draft {
  readonly id: number;
  readonly version: number;
  readonly based_on: number;
  readonly tree: readonly MenuEntry[];
}

const row = ({ page }: WatchedPage, name: string) =>
  page.locator('tr[data-id]').filter({ has: page.getByRole('button', { name, exact: true }) });

/** Saves the draft as another session would. */
async function changeDraft(
  session: Caller,
  id: number,
  change: (entry: MenuEntry) => MenuEntry,
): Promise<void> {
  const { version, tree } = await session.ask<Draft>('GET', `/menu-drafts/${id}`);
  await session.ask('PUT', `/menu-drafts/${id}`, { version, tree: tree.map(change) });
}

const titled =
  (name: string, description: string) =>
  (entry: MenuEntry): MenuEntry =>
    entry.name === name ? { ...entry, description } : entry;

/** Gives a menu a description in its form. */
async function describeMenu(watched: WatchedPage, name: string, description: string): Promise<void> {
  await row(watched, name).getByRole('button', { name, exact: true }).click();
  const form = watched.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Description' }).fill(description);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
}

test('E3, N10: drafts: menus are arranged aside, previewed, judged, published to everybody at once, and rolled back', async () => {
  const other = await app.openAs('partner', '/dashboard');
  const inNavigation = (name: string) =>
    other.page.getByRole('navigation', { name: 'Navigation' }).getByText(name, { exact: true }).count();
  await eventually(() => inNavigation('FMP devices')).toBe(1);

  const watched = await app.openAs('operator', '/system/menu?view=drafts');
  const { page } = watched;
  const newDraft = page.getByRole('textbox', { name: 'Name of the new draft' });
  await newDraft.fill('Spring');
  await watched.button('New draft').click();
  await page.getByRole('heading', { name: 'Spring' }).waitFor();
  await row(watched, 'FMP devices').focus();
  await page.keyboard.press('Delete');
  await watched.sees('It leaves this draft only. The published menus change when the draft is published.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await row(watched, 'FMP devices').waitFor({ state: 'detached' });
  await row(watched, 'Device management')
    .getByRole('button', { name: /^Add below/ })
    .click();
  await watched.field('Name').fill('Sizes');
  await watched.field('Path').fill('sizes');
  await page.getByRole('combobox', { name: 'Component' }).fill('dashboard/index');
  await watched.button('Add').click();
  await row(watched, 'Sizes').waitFor();
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await inEveryLook(watched, 'draft-desk', { isRare: true });
  expect(await inNavigation('FMP devices')).toBe(1);

  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByRole('combobox', { name: 'Role' }).press('ArrowDown');
  await page.locator('.ant-select-item-option').getByText('Partner', { exact: true }).click();
  const preview = page.getByRole('navigation', { name: 'Preview of the navigation' });
  await preview.getByRole('button', { name: 'Device management' }).click();
  await preview.getByRole('link', { name: 'Sizes' }).click();
  await watched.sees('Device management / Sizes');
  await watched.sees('/device/sizes');
  expect(await preview.getByText('Role management').count()).toBe(0);
  expect(page.url()).toMatch(/part=preview$/);
  await inEveryLook(watched, 'draft-preview', { isRare: true });

  await page.getByRole('link', { name: 'Impact' }).click();
  const partner = page.locator('.menu-impact-role').filter({ hasText: /^Partner/ });
  await partner.waitFor();
  expect(await partner.innerText()).toMatch(
    /Gains pages\s+Sizes \/device\/sizes\s+Loses pages\s+FMP devices/,
  );
  await page.locator('.menu-changes > li').filter({ hasText: 'FMP devices' }).getByText('Removed').waitFor();
  await inEveryLook(watched, 'draft-impact', { isRare: true });

  await watched.button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: 'Publish Spring' });
  await dialog.getByText(/^1 page is no longer to be had/).waitFor();
  await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('No more FMP');
  await inEveryLook(watched, 'draft-publish', { isRare: true });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await newDraft.waitFor();
  await eventually(() => inNavigation('FMP devices')).toBe(0);
  await eventually(() => inNavigation('Sizes')).toBe(1);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'No more FMP' }).waitFor();
  const changes = page.locator('.menu-changes li');
  await eventually(async () => (await changes.allInnerTexts()).join('\n')).toMatch(
    /Added\s+Device management \/ Sizes[\s\S]*Removed\s+Device management \/ FMP devices/,
  );
  await inEveryLook(watched, 'menu-history', { isRare: true });
  await page.getByRole('button', { name: /^State \d+ .* · System/ }).click();
  await watched.button('Roll back to this state…').click();
  const back = page.getByRole('dialog', { name: /^Roll back to “State/ });
  await back
    .locator('.menu-impact-role')
    .filter({ hasText: /^Partner/ })
    .getByText('Gains pages')
    .waitFor();
  await inEveryLook(watched, 'menu-roll-back', { isRare: true });
  await Promise.all([
    watched.sees('The earlier menus are published again'),
    back.getByRole('button', { name: 'Roll back' }).click(),
  ]);
  await eventually(() => inNavigation('FMP devices')).toBe(1);
  await other.close();
  await watched.close();
});

test('E3, N10: drafts: what two change in one draft is merged, and asked about where it is the same', async () => {
  const other = await app.signIn('root');
  const { id } = await other.ask<Draft>('POST', '/menu-drafts', { name: 'Shared' });
  const watched = await app.openAs('operator', `/system/menu?view=drafts&draft=${id}`);
  const { page } = watched;
  const saved = page.getByRole('status').getByText('Saved', { exact: true });
  await row(watched, 'Reports').waitFor();
  const stored = async (name: string) =>
    (await other.ask<Draft>('GET', `/menu-drafts/${id}`)).tree.find((entry) => entry.name === name)
      ?.description;
  watched.expectComplaint(/^409 PUT .*\/menu-drafts\/\d+$/);

  await changeDraft(other, id, titled('dashboard', 'Theirs'));
  // Awaited from the start: what is said so goes after a while.
  await Promise.all([
    watched.sees('Somebody else saved this draft as well; the changes were brought together.'),
    describeMenu(watched, 'Reports', 'Mine'),
  ]);
  await eventually(() => stored('reports')).toBe('Mine');
  expect(await stored('dashboard')).toBe('Theirs');
  await saved.waitFor();

  await changeDraft(other, id, titled('reports', 'Theirs again'));
  await describeMenu(watched, 'Reports', 'Mine again');
  const dialog = page.getByRole('dialog', { name: 'The draft has changed meanwhile' });
  await dialog.getByText('Reports: Description').waitFor();
  await inEveryLook(watched, 'draft-conflict', { isRare: true });
  await dialog.getByRole('radio', { name: /^My change/ }).check();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await eventually(() => stored('reports')).toBe('Mine again');
  await saved.waitFor();
  await watched.close();
});

test('E3, N10: drafts: one that others have overtaken is brought up to date before it is published', async () => {
  const other = await app.signIn('root');
  const { id } = await other.ask<Draft>('POST', '/menu-drafts', { name: 'Overtaken' });
  await changeDraft(other, id, titled('reports', 'Draft'));
  const { tree } = await other.ask<{ tree: (MenuEntry & { version: number })[] }>('GET', '/menus/tree');
  const reports = tree.find(({ name }) => name === 'reports');
  await other.ask('PUT', `/menus/${reports?.id}`, { version: reports?.version, description: 'Published' });

  const watched = await app.openAs('operator', `/system/menu?view=drafts&draft=${id}`);
  const { page } = watched;
  await watched.sees('Published menus have changed since');
  await watched.button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: 'Publish Overtaken' });
  await dialog.getByText(/^Others have published changes to the same entries/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await inEveryLook(watched, 'draft-overtaken', { isRare: true });
  watched.expectComplaint(/^409 POST .*\/menu-drafts\/\d+\/rebase$/);
  await dialog.getByRole('button', { name: 'Bring up to date' }).click();
  const question = page.getByRole('dialog', { name: 'What counts: the draft or the published menus?' });
  const choice = question.getByRole('radiogroup', { name: 'Reports: Description' });
  await choice.getByText('Draft', { exact: true }).waitFor();
  await choice.getByText('Published', { exact: true }).first().waitFor();
  await inEveryLook(watched, 'draft-rebase', { isRare: true });
  expect(await question.getByRole('button', { name: 'Bring up to date' }).isDisabled()).toBe(true);
  await choice.getByRole('radio', { name: /^In the draft/ }).check();
  await Promise.all([
    watched.sees('The draft is up to date'),
    question.getByRole('button', { name: 'Bring up to date' }).click(),
  ]);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const published = () => other.ask<{ description: string }>('GET', `/menus/${reports?.id}`);
  await eventually(async () => (await published()).description).toBe('Draft');
  await page.getByRole('textbox', { name: 'Name of the new draft' }).waitFor();
  await watched.close();
});

test('E3, N10: drafts: one that somebody else deletes says so, and its work is kept as a new one', async () => {
  const other = await app.signIn('root');
  const { id, based_on } = await other.ask<Draft>('POST', '/menu-drafts', { name: 'Given up' });
  const watched = await app.openAs('operator', `/system/menu?view=drafts&draft=${id}`);
  const { page } = watched;
  await row(watched, 'Reports').waitFor();
  // What others publish meanwhile is not undone by what is kept.
  const { tree: live } = await other.ask<{ tree: (MenuEntry & { version: number })[] }>('GET', '/menus/tree');
  const dashboard = live.find(({ name }) => name === 'dashboard');
  const published = { version: dashboard?.version, description: 'Published' };
  await other.ask('PUT', `/menus/${dashboard?.id}`, published);
  watched.expectComplaint(/^404 (PUT|GET) .*\/menu-drafts\/\d+$/);
  await other.ask('DELETE', `/menu-drafts/${id}`);
  await describeMenu(watched, 'Reports', 'Kept');
  await watched.sees('This draft was deleted by Root');
  await inEveryLook(watched, 'draft-gone', { isRare: true });
  await watched.button('Keep as a new draft').click();
  await page
    .getByRole('status')
    .getByText(/^Saved\s*Published menus have changed since$/)
    .waitFor();
  const kept = Number(/draft=(\d+)/.exec(page.url())?.[1]);
  expect(kept).toBeGreaterThan(id);
  const { tree, based_on: from } = await other.ask<Draft>('GET', `/menu-drafts/${kept}`);
  expect(tree.find(({ name }) => name === 'reports')?.description).toBe('Kept');
  expect(from).toBe(based_on);
  await other.ask('DELETE', `/menu-drafts/${kept}`);
  await watched.close();
});
