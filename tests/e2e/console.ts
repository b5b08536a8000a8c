import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { demoDatabase, type RunningProduct } from '../setup/products';
import { closeLeftProfiles } from '../support/browser-profiles';
import { sharedChromium } from '../support/chromium';
import { claimNumber, replaceDatabase } from '../support/postgres';
import { type Look, plainLook, WatchedPage } from '../support/watched-page';
import { Caller, type DemoAccount } from './demo-account';

/** A running product and a browser for one test file. */
export class Console {
  #url: string | undefined;
  #browser: Browser | undefined;

  get url(): string {
    if (!this.#url) throw new Error('The product runs only while tests do.');
    return this.#url;
  }

  async start(url: string): Promise<void> {
    this.#url = url;
    this.#browser = await sharedChromium();
  }

  /** Closes pages that failed tests have left open. */
  async stop(): Promise<void> {
    if (this.#browser) await closeLeftProfiles(this.#browser);
  }

  /** Opens a page of the console; with a token, signed in. If the test fails, saves a screenshot. */
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

/** A running product that no other test file uses at the same time, with unchanged demo data. */
export function runConsole(): Console {
  const used = new Console();
  let release: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const products = await runningProducts();
    const claim = await claimNumber(inject('postgresUrl'), products.length);
    release = claim.release;
    const product = products[claim.number];
    if (!product) throw new Error(`No product has the number ${claim.number}.`);
    await replaceDatabase(inject('postgresUrl'), product.database, demoDatabase);
    await used.start(product.url);
  });
  afterAll(async () => {
    await used.stop();
    await release?.();
  });
  return used;
}

async function runningProducts(): Promise<readonly RunningProduct[]> {
  const answer = await fetch(inject('productsUrl'));
  if (!answer.ok) throw new Error(`No product runs: ${await answer.text()}`);
  return (await answer.json()) as RunningProduct[];
}
