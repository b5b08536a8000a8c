import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('M3: a page shows all measurements of a customer, compares two of them, and charts a quantity over time', async () => {
  const caller = await app.signIn('operator');
  let customer: number | undefined;
  let ofOtherKind: number | undefined;
  // Every twentieth demo customer has measurements over a year.
  for (let id = 20; customer === undefined && id <= 1500; id += 20) {
    const { reports } = await caller.ask<{ reports: readonly { id: number; type: string }[] }>(
      'GET',
      `/customers/${id}/fusion`,
    );
    const [latest, ...earlier] = reports;
    const hasPair = latest !== undefined && earlier.some(({ type }) => type === latest.type);
    ofOtherKind = earlier.find(({ type }) => type !== latest?.type)?.id;
    if (hasPair && ofOtherKind !== undefined && latest.type !== 'posture') customer = id;
  }
  expect(customer).toBeDefined();

  const watched = await app.openAs('operator', `/user/list/show/${customer}`);
  const { page } = watched;
  // 17.16: the page links to the list of the customer's reports, and to each report.
  await page.getByRole('region', { name: 'Reports' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /^Show all .*: Reports/ }).click();
  await watched.rows.first().waitFor();
  expect(page.url()).toContain(`#/report?`);
  await page.goBack();
  await page.getByRole('link', { name: 'Fusion report' }).first().click();
  const comparison = page.getByRole('region', { name: 'Comparison of two dates' });
  await comparison.getByRole('row').nth(1).waitFor();
  const course = page.getByRole('region', { name: /^Change over time: / });
  // A chart is drawn when it comes into sight.
  await course.scrollIntoViewIfNeeded();
  await course.locator('canvas').first().waitFor();
  const pressures = page.getByRole('region', { name: 'Pressures side by side' });
  await pressures.getByRole('img', { name: /foot/i }).nth(1).waitFor();
  await pressures.getByRole('img', { name: /kPa/ }).waitFor();
  await inOtherLooks(watched, 'fusion');
  const first = page.getByRole('combobox', { name: 'First' });
  // The dates stand above everything that they change.
  expect((await first.boundingBox())?.y).toBeLessThan((await pressures.boundingBox())?.y ?? 0);
  await first.selectOption({ index: 0 });
  await expect.poll(() => page.url()).toContain('first=');
  await first.selectOption(String(ofOtherKind));
  await page.getByRole('combobox', { name: 'Second' }).selectOption({ index: 0 });
  await page.getByText('These two measurements cannot be compared').waitFor();
  expect(await pressures.count()).toBe(0);
  const measurements = page.getByRole('region', { name: 'Measurements' });
  const address = await measurements.getByRole('link').first().getAttribute('href');
  expect(address).toMatch(/^#\/report\/show\/\d+$/);
  await watched.close();
});

test('18.3: a customer with one measurement learns that a comparison needs two', async () => {
  const caller = await app.signIn('operator');
  const { list } = await caller.ask<{ list: readonly { customer: number | null }[] }>(
    'GET',
    '/reports?customer_null=false&_end=100&_sort=detection_time&_order=desc',
  );
  let single: number | undefined;
  for (const { customer } of list) {
    const { reports } = await caller.ask<{ reports: readonly object[] }>(
      'GET',
      `/customers/${customer}/fusion`,
    );
    if (reports.length !== 1) continue;
    single = customer ?? undefined;
    break;
  }
  expect(single).toBeDefined();
  const watched = await app.openAs('operator', `/user/fusion?customer=${single}`);
  const { page } = watched;
  await page.getByText('A comparison needs two measurements').waitFor();
  expect(await page.getByRole('combobox', { name: 'First' }).count()).toBe(0);
  await inOtherLooks(watched, 'fusion-single');
  await watched.close();
});
