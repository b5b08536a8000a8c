import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'zh-cn' | 'en' | 'es';
}

export const plainLook: Look = { width: 1440, theme: 'light', language: 'en' };

/** A page of which every `console.error`, uncaught error and failed request is remembered. */
export class WatchedPage {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText ?? '';
      if (failure !== 'net::ERR_ABORTED') this.#complaints.push(`${request.url()}: ${failure}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#complaints.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens an address in a fresh profile; with a token, signed in. */
  static async open(browser: Browser, address: string, look: Look, token?: string): Promise<WatchedPage> {
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.width < 500 ? 844 : 900 },
    });
    const page = await context.newPage();
    await page.addInitScript(
      ([theme, language, accessToken]) => {
        if (sessionStorage.getItem('prepared')) return;
        sessionStorage.setItem('prepared', 'yes');
        localStorage.setItem('theme', theme ?? '');
        localStorage.setItem('language', language ?? '');
        if (accessToken) localStorage.setItem('accessToken', accessToken);
      },
      [look.theme, look.language, token ?? ''],
    );
    const watched = new WatchedPage(page, context);
    await page.goto(address);
    return watched;
  }

  /** Says that complaints like this one belong to what the test does. */
  expectComplaint(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Fails on any complaint, and on anything that axe finds on the page as it is now. */
  async assertSound(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found).toEqual([]);
    expect(this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))).toEqual([]);
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
