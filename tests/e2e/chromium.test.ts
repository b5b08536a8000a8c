import { expect, test } from 'vitest';
import { launchChromium } from '../support/chromium';

test('Chromium starts and runs scripts', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent('<h1>Footwork</h1>');
  expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Footwork');
  await browser.close();
});
