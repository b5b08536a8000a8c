import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { demoDatabase } from '../setup/demo';
import { launchChromium } from '../support/chromium';
import { createDatabase } from '../support/postgres';
import { type Product, startProduct } from '../support/product';
import { type Look, plainLook, WatchedPage } from '../support/watched-page';
import { Caller, type DemoAccount } from './demo-account';

/** The product with demo data of its own, and a browser, for the tests of one file. */
export class Console {
  #product: Product | undefined;
  #browser: Browser | undefined;

  get url(): string {
    if (!this.#product) throw new Error('The product runs only while tests do.');
    return this.#product.url;
  }

  async start(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
    this.#product = await startProduct(root, environment);
    this.#browser = await launchChromium();
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#product?.stop();
  }

  /** A page of the console; with a token, of somebody who is signed in. A failed test leaves a picture of it. */
  async open(path: string, token?: string, look: Look = plainLook): Promise<WatchedPage> {
    if (!this.#browser) throw new Error('The browser runs only while tests do.');
    const watched = await WatchedPage.open(this.#browser, `${this.url}/#${path}`, look, token);
    onTestFailed(async ({ task }) => {
      const picture = join(tmpdir(), 'footwork-e2e', `${task.name.replace(/\W+/g, '-').slice(0, 60)}.png`);
      await watched.page.screenshot({ path: picture });
      await watched.context.close();
    });
    return watched;
  }

  async openAs(account: DemoAccount, path: string, look: Look = plainLook): Promise<WatchedPage> {
    return this.open(path, (await this.signIn(account)).token, look);
  }

  signIn(account: DemoAccount): Promise<Caller> {
    return Caller.signIn(this.url, account);
  }
}

/** The console on a PostgreSQL database of its own, with the demo business. */
export function runConsole(): Console {
  const used = new Console();
  beforeAll(async () => {
    const name = `e2e_${process.pid}_${Date.now()}`;
    const url = await createDatabase(inject('postgresUrl'), name, demoDatabase);
    await used.start(process.cwd(), { DATABASE_URL: url });
  });
  afterAll(() => used.stop());
  return used;
}
