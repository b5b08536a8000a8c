import { expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import { demoStep } from '../measurement/support/demo-step';
import { emedText } from '../measurement/support/export-text';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

function file(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') };
}

test('M2, M4: a store opens a pressure recording, and sees pictures, figures and tables', async () => {
  const step = demoStep();
  const { left } = analyse({ kind: 'dynamic', recordings: [{ side: 'left', recording: step }] });
  const watched = await app.openAs('store', '/recording');
  const { page } = watched;
  const choose = page.locator('input[type=file]');

  await choose.setInputFiles(file('cut.lst', emedText(step).slice(0, -300)));
  await watched.sees(/^cut\.lst: Line \d+: /);
  await inOtherLooks(watched, 'recording-bad-file');

  await choose.setInputFiles(file('walk.lst', emedText(step)));
  await page.getByRole('heading', { name: 'Left foot' }).waitFor();
  await watched.sees('Neither flat nor high');
  const loads = page.getByRole('region', { name: /Loads of the regions$/ });
  const hallux = loads.getByRole('row', { name: /^Hallux/ });
  expect(await hallux.innerText()).toContain(`${Math.round(left.regions?.hallux.peakPressure?.value ?? 0)}`);
  await page.getByRole('checkbox', { name: 'Regions' }).click();
  await inOtherLooks(watched, 'recording');

  await page.getByRole('slider', { name: 'Frame' }).focus();
  await page.keyboard.press('ArrowRight');
  await watched.sees(`2 of ${step.frames.length}, 0.02 s`);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1×');
  await watched.button('Play').click();
  await watched.sees(`${step.frames.length} of ${step.frames.length}`);
  await watched.button('Play').waitFor();

  const picture = page.getByRole('img', { name: 'Left foot', exact: true });
  await picture.hover();
  await watched.sees(/^Row \d+, column \d+: [\d.,]+ kPa$/);
  await page.getByLabel('How is this computed? Arch index').press('Enter');
  await watched.sees(/Cavanagh and Rodgers/);
  await watched.close();
});

test('18.2: a cut-off step produces no finding, and the page says so', async () => {
  const watched = await app.openAs('store', '/recording');
  const step = demoStep({ overload: 'hallux' });
  const cut = { ...step, frames: step.frames.slice(6) };
  await watched.page.locator('input[type=file]').setInputFiles(file('cut_L.lst', emedText(cut)));
  await watched.sees('No finding: no complete step was recorded.');
  expect(await watched.page.getByText('The big toe carries high pressure').count()).toBe(0);
  await watched.close();
});

test('M4: two recordings are stored as one report; with an invalid file among them none opens', async () => {
  const watched = await app.openAs('store', '/recording');
  const { page } = watched;
  const choose = page.locator('input[type=file]');
  const [left, right] = (['left', 'right'] as const).map((side) => emedText(demoStep({ side })));
  await choose.setInputFiles([file('a_L.lst', left ?? ''), file('b_R.lst', 'no recording')]);
  await watched.sees('b_R.lst: This is neither an emed/novel (.lst) nor a Tekscan (.asf) text export.');
  expect(await watched.button('Store as report').count()).toBe(0);

  await choose.setInputFiles([file('a_L.lst', left ?? ''), file('b_R.lst', right ?? '')]);
  await page.getByRole('heading', { name: 'Right foot' }).waitFor();
  await watched.button('Store as report').click();
  const dialog = page.getByRole('dialog', { name: 'Store as report' });
  await dialog.getByRole('button', { name: 'Store as report' }).click();
  await watched.sees('Customer cannot be empty');
  await watched.sees('Measured cannot be empty');
  await inOtherLooks(watched, 'recording-store');

  await dialog.getByRole('combobox', { name: 'Customer' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await dialog.getByRole('textbox', { name: 'Measured' }).fill('2026-01-15 09:30');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Store as report' }).click();
  await watched.sees(/^Stored as report IMPORT-\d{8}-\d{9}$/);
  await page.getByRole('heading', { level: 1, name: /, Dynamic, Jan 15, 2026$/ }).waitFor();
  await page.getByRole('heading', { name: 'Left foot' }).waitFor();
  await page.getByRole('heading', { name: 'Right foot' }).waitFor();
  await watched.close();
});
