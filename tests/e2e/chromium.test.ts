import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, sharedChromium } from '../support/chromium';
import { plainLook, WatchedPage } from '../support/watched-page';

const frame = '<html lang="en"><title>Frame</title><p>Words</p>';
const pages = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(
    url === '/frame'
      ? frame
      : '<html lang="en"><title>Page</title><main><h1>Page</h1><iframe title="Frame" src="/frame"></iframe></main>',
  );
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!pages.listening) await once(pages, 'listening');
});

afterAll(() => {
  pages.close();
});

test('Chromium starts and runs scripts', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent('<h1>Footwork</h1>');
  expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Footwork');
  await browser.close();
});

test('axe finds a new fault on a page that was sound before, and in a frame of the page', async () => {
  const { port } = pages.address() as AddressInfo;
  const watched = await WatchedPage.open(await sharedChromium(), `http://127.0.0.1:${port}/`, plainLook);
  const { page } = watched;
  await watched.assertAccessible('the page');
  const addPicture = () => document.querySelector('h1, p')?.append(new Image());
  const removePicture = () => document.querySelector('img')?.remove();
  await page.evaluate(addPicture);
  await expect(watched.assertAccessible('the page')).rejects.toThrow(/image-alt/);
  await page.evaluate(removePicture);
  await watched.assertAccessible('the page');

  const addFaint = (element: 'p' | 'input') => {
    const faint = document.body.querySelector('main')?.appendChild(document.createElement(element));
    if (!faint) return;
    Object.assign(faint, element === 'p' ? { textContent: 'Words' } : { value: 'Words', ariaLabel: 'Words' });
    faint.style.color = '#ddd';
  };
  const removeFaint = () => document.querySelector('main > :is(p, input)')?.remove();
  for (const element of ['p', 'input'] as const) {
    await page.evaluate(addFaint, element);
    await expect(watched.assertAccessible('the page')).rejects.toThrow(/color-contrast/);
    await expect(watched.assertAccessible('the page')).rejects.toThrow(/color-contrast/);
    await page.evaluate(removeFaint);
    await watched.assertAccessible('the page');
  }

  const inner = page.frames()[1];
  await inner?.evaluate(addPicture);
  await page.evaluate(() => document.querySelector('h1')?.append('!'));
  await expect(watched.assertAccessible('the page')).rejects.toThrow(/image-alt/);
  await inner?.goto(`http://127.0.0.1:${port}/frame`);
  await inner?.evaluate(addPicture);
  await expect(watched.assertAccessible('the page')).rejects.toThrow(/image-alt/);
  await watched.context.close();
});
