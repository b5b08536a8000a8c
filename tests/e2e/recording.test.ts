import { expect, test } from 'vitest';
import { analyseFeet } from '../../src/measurement/foot-analysis';
import { demoStep } from '../measurement/support/demo-step';
import { emedText } from '../measurement/support/export-text';
import { runConsole } from './console';
import { inEveryLook } from './in-every-look';

const app = runConsole();

function file(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') };
}

test('M2, M4: a store opens a pressure recording and reads it by picture, figures and tables', async () => {
  const step = demoStep();
  const [foot] = analyseFeet(step);
  const watched = await app.openAs('store', '/recording');
  const { page } = watched;
  const choose = page.locator('input[type=file]');

  await choose.setInputFiles(file('cut.lst', emedText(step).slice(0, -300)));
  await watched.sees(/^Line \d+: /);
  await inEveryLook(watched, 'recording-bad-file');

  await choose.setInputFiles(file('walk.lst', emedText(step)));
  await page.getByRole('heading', { name: 'Left foot' }).waitFor();
  await watched.sees('Normal arch (0.21 to 0.26)');
  const hallux = page.getByRole('row', { name: /^Hallux/ });
  expect(await hallux.innerText()).toContain(`${Math.round(foot?.regions?.hallux.peakPressure_kPa ?? 0)}`);
  await page.getByRole('checkbox', { name: 'Regions' }).click();
  await inEveryLook(watched, 'recording');

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
