import { join } from 'node:path';
import { expect, test } from 'vitest';
import { customerLanguages } from '../../src/engine/schema/contract/language';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface Report {
  readonly detection_time: string;
  readonly id: number;
  readonly report_number: string;
  readonly store: number;
  readonly customer: number;
  readonly measurement?: object;
}

/** A report without evaluation that has findings. */
async function measuredReport(type: string): Promise<Report> {
  const caller = await app.signIn('operator');
  const { list } = await caller.ask<{ list: readonly Report[] }>(
    'GET',
    `/reports?type=${type}&evaluation=pending&_end=60&_sort=detection_time&_order=desc`,
  );
  for (const { id } of list) {
    const report = await caller.ask<Report>('GET', `/reports/${id}`);
    if (!report.measurement) continue;
    const { findings } = await caller.ask<{ findings: readonly object[] }>('GET', `/reports/${id}/analysis`);
    if (findings.length > 0) return report;
  }
  throw new Error(`No ${type} report of the demo has a finding.`);
}

test('M3: a report is shown, and shared with its customer, who opens it in ten languages without an account', async () => {
  const report = await measuredReport('dynamic');
  const root = await app.signIn('root');
  const { search_pwd } = await root.ask<{ search_pwd: string }>('GET', `/stores/${report.store}`);
  await root.ask('POST', '/training-plans', {
    name: 'Strong arches',
    store: report.store,
    customer: report.customer,
    report: report.id,
    start_date: '2026-02-01',
    end_date: '2026-03-01',
    weekdays: ['mon', 'fri'],
    time: '18:30',
    items: [
      { exercise: 'Short foot', instruction: 'Draw the ball towards the heel.', minutes: 5, repetitions: 15 },
      { exercise: 'Calf raise', minutes: 8 },
    ],
  });
  const watched = await app.openAs('root', `/report/show/${report.id}`);
  const { page } = watched;
  await page.getByRole('heading', { name: 'Left foot' }).waitFor();
  // 18.3: title, tag and palette contain the customer's name, the kind of report and the day.
  const { name } = await root.ask<{ name: string }>('GET', `/customers/${report.customer}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(title).toMatch(/, Dynamic, [A-Z][a-z]+ \d+, 20\d\d$/);
  expect(title.startsWith(`${name}, `)).toBe(true);
  expect(await page.title()).toContain(title);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill(report.report_number);
  // The palette goes by the reader's clock, the page by the store's.
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(
    new Date(report.detection_time),
  );
  await page.getByRole('option', { name: `${name}, Dynamic, ${day}` }).waitFor();
  await page.keyboard.press('Escape');
  for (const part of ['Timing of the regions', 'Phases of stance', 'Left and right by region'])
    await page.getByRole('heading', { name: part }).first().waitFor();
  await inOtherLooks(watched, 'report-dynamic');
  await watched.button('Share').click();
  await watched.button('Make a link').click();
  const link = await page.locator('.share-link code').first().innerText();
  // 17.12: the dialog shows the password next to the link.
  expect(await page.locator('.share-link code').nth(1).innerText()).toBe(search_pwd);
  await inOtherLooks(watched, 'report-share');

  const customer = await app.open('/');
  await customer.page.goto(link);
  await customer.page.reload();
  await customer.page.getByLabel('Query password').fill(search_pwd);
  await inEveryLanguage('shared-report-locked', [390]);
  await customer.page.keyboard.press('Enter');
  // 18.3: the customer sees nothing before a professional has evaluated the report.
  await customer.page.getByRole('heading', { name: 'Your report is being looked at' }).waitFor();
  await inEveryLanguage('shared-report-pending', [390]);
  const evaluation = { findings: 'Both arches are low.', advice: 'Train the short foot daily.' };
  await root.ask('POST', `/reports/${report.id}/evaluate`, evaluation);
  await customer.page.reload();
  await customer.page.getByLabel('Query password').fill(search_pwd);
  await customer.page.keyboard.press('Enter');
  await customer.sees('Train the short foot daily.');
  await customer.page.setViewportSize({ width: 1280, height: 844 });
  await customer.page
    .getByRole('img', { name: /^(Open this report on a phone|QR code of the store)$/ })
    .waitFor();
  await customer.page.getByRole('heading', { name: 'Training plan' }).waitFor();
  await customer.assertAccessible('the shared report');

  async function inEveryLanguage(name: string, widths: readonly number[]): Promise<void> {
    for (const language of customerLanguages) {
      await customer.page.getByRole('combobox').first().selectOption(language);
      await customer.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
      for (const width of widths) {
        await customer.page.setViewportSize({ width, height: 844 });
        const words = await customer.page.locator('body').innerText();
        expect(words, `${name} in ${language}`).not.toMatch(/\b(share|measurement)\.[a-z]/);
        // 18.3: the figures of the customer fit on a phone; a locked report has none.
        const hidden = await customer.page
          .locator('.value-annex .data-table')
          .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
        expect(Math.max(0, ...hidden), `${name} in ${language} at ${width}`).toBe(0);
        await customer.assertQuiet(`${name} in ${language} at ${width}`);
        if (process.env.SHOTS) {
          const path = join(process.env.SHOTS, `${name}-${language}-${width}.png`);
          await customer.page.screenshot({ path, fullPage: true });
        }
      }
    }
    await customer.page.getByRole('combobox').first().selectOption('en');
  }
  await inEveryLanguage('shared-report', [1280, 390]);
  await customer.page.getByRole('button', { name: 'Show all measurements, for professionals' }).click();
  await customer.page.getByRole('heading', { name: 'Left foot' }).waitFor();
  // A4 in CSS pixels.
  await customer.page.setViewportSize({ width: 794, height: 1123 });
  await customer.page.emulateMedia({ media: 'print' });
  await customer.assertQuiet('the shared report on paper');
  if (process.env.SHOTS) {
    await customer.page.pdf({
      path: join(process.env.SHOTS, 'shared-report.pdf'),
      preferCSSPageSize: true,
      printBackground: true,
    });
  }

  await page.keyboard.press('Escape');
  await watched.button('Share').click();
  await page.locator('.share-list').getByRole('button', { name: 'Revoke' }).first().click();
  const asked = page.getByRole('alertdialog', { name: 'Revoke this link?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.share-list').getByRole('button', { name: 'Revoke' }).first().click();
  await asked.getByRole('button', { name: 'Revoke' }).click();
  await watched.sees('The link no longer opens the report');
  await customer.page.emulateMedia({ media: 'screen' });
  customer.expectComplaint(/^404 POST .*\/shares\/open$/);
  await customer.page.reload();
  await customer.sees('This link no longer opens a report. Please ask the store for a new one.');
  await customer.context.close();

  const textSizeOnPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.emulateMedia({ media: 'screen' });
    return size;
  };
  expect(await textSizeOnPaper()).toBe('11px');
  await page.goto(`${app.url}/#/store/list`);
  await watched.rows.first().waitFor();
  expect(await textSizeOnPaper(), 'another page').not.toBe('11px');
  await watched.close();
});
