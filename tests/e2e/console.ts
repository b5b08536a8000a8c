import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '../support/chromium';
import { type Product, startProduct } from '../support/product';

/** The product and a browser for the tests of one file. */
export function useConsole(environment: NodeJS.ProcessEnv = {}): { product: Product; browser: Browser } {
  const used = {} as { product: Product; browser: Browser };
  beforeAll(async () => {
    used.product = await startProduct(process.cwd(), environment);
    used.browser = await launchChromium();
  });
  afterAll(async () => {
    await used.browser?.close();
    await used.product?.stop();
  });
  return used;
}
