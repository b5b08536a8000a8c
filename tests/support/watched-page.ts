import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { giveBackProfile, takeProfile } from './browser-profiles';

export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'zh-cn' | 'en' | 'es';
}

export const plainLook: Look = { width: 1440, theme: 'light', language: 'en' };

/** Long enough for a busy machine; a test that waits in vain says for what. */
const patience = 30_000;

/** Pages on which axe has found nothing; it takes a second, and would find no more on the same again. */
const accessible = new Set<string>();

/** Hashes of the looks of texts whose contrast axe has found sufficient. */
const contrasting = new Set<number>();

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page of which every `console.error`, uncaught error and failed request is remembered. */
export class WatchedPage {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.setDefaultTimeout(patience);
    page.on('console', (message) => {
      // The browser's own line about a failed answer is said below, with its status and address.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.#complaints.push(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText ?? '';
      if (failure !== 'net::ERR_ABORTED') this.#complaints.push(`${request.url()}: ${failure}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      this.#complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }

  /** Opens an address in an empty profile; with a token, signed in. */
  static async open(browser: Browser, address: string, look: Look, token?: string): Promise<WatchedPage> {
    const context = await takeProfile(browser);
    const page = await context.newPage();
    await page.setViewportSize({ width: look.width, height: look.width < 500 ? 844 : 900 });
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

  /** Rows of the list that carry data. */
  get rows(): Locator {
    return this.page.locator('tbody tr[data-row-key]:visible').filter({ has: this.page.getByRole('link') });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}( \\(required\\))?$`) });
  }

  /** Picks from one of antd's lists by typing. */
  async choose(label: string, typed: string, option: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: new RegExp(`^${label}( \\(required\\))?$`) });
    await box.click();
    await box.fill(typed);
    await this.page.locator('.ant-select-item-option').getByText(option, { exact: true }).click();
  }

  /** Opens the menu "More actions" of a record page and returns one of its items. */
  async tool(name: string): Promise<Locator> {
    await this.button('More actions').click();
    return this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  }

  /** Waits for words anywhere on the page that is in sight. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** Fails on any complaint, on anything that axe finds on the page as it is now, and on sideways scroll. */
  async assertSound(where = 'the page'): Promise<void> {
    await this.assertAccessible(where);
    await this.assertQuiet(where);
  }

  /** Fails on anything that axe finds on the page as it is now. */
  async assertAccessible(where: string): Promise<void> {
    // A page that is still on its way is not what the test means.
    await this.page.locator('h1, iframe').first().waitFor({ state: 'attached' });
    // Colours on their way to others have a contrast that nobody gets to see, and those of a list that is read again do not stay.
    const isStill = () =>
      // A list on a page that is kept out of sight stays as it is until it is shown.
      [...document.querySelectorAll('.is-changing')].every((list) => !list.checkVisibility()) &&
      document
        .getAnimations()
        .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running');
    await this.page.waitForFunction(isStill, undefined, { timeout: 5000 }).catch(() => undefined);
    const content = await this.page.evaluate(
      () => `${innerWidth}x${innerHeight} ${document.documentElement.outerHTML}`,
    );
    const print = createHash('sha256').update(content).digest('base64');
    if (accessible.has(print)) return;
    // AxeBuilder by itself loads axe twice for each look at a page; given something else to evaluate, it uses what is there.
    for (const frame of this.page.frames()) {
      if (await frame.evaluate(() => 'axe' in window)) continue;
      await frame.evaluate(axeSource);
      if (frame === this.page.mainFrame()) await frame.evaluate(judgeContrastOf, `[${newText}]`);
    }
    const { found, looks } = await this.#check();
    expect(found, `${where}: ${found.join(', ')}`).toEqual([]);
    accessible.add(print);
    for (const look of looks) contrasting.add(look);
  }

  /**
   * What axe finds, and the looks of the texts that were new. Contrast takes most of the time of axe, so each look of a
   * text is checked once; texts in frames are always checked.
   */
  async #check(): Promise<{ readonly found: readonly string[]; readonly looks: readonly number[] }> {
    const looks = await this.page.evaluate(markNewTexts, [[...contrasting], newText] as const);
    const found = await this.#violations();
    const left = await this.page.evaluate(removeMarks, newText);
    // The page has replaced all marked elements since.
    if (looks.length > 0 && left === 0) return this.#check();
    return { found, looks };
  }

  async #violations(): Promise<readonly string[]> {
    // The other mode opens a page more for each look, for frames of other origins, of which there are none.
    // No rule that runs reads the style sheets, which axe would fetch and parse each time.
    const axe = new AxeBuilder({ page: this.page, axeSource: '0' })
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode();
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }

  /** Fails on any complaint so far, and on sideways scroll. */
  async assertQuiet(where: string): Promise<void> {
    const complaints = this.#complaints.filter(
      (text) => !this.#expected.some((pattern) => pattern.test(text)),
    );
    expect(complaints, where).toEqual([]);
    // What follows a size that it observes is drawn a frame or more after the window has its new width.
    const isSettled = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    await this.page.waitForFunction(isSettled, undefined, { timeout: 3000 }).catch(() => undefined);
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }

  /** The last look at a page: sound, and gone. */
  async close(): Promise<void> {
    await this.assertSound();
    await giveBackProfile(this.context, new URL(this.page.url()).origin);
  }
}

/** Marks a text whose look is new. */
const newText = 'data-new-text';

/**
 * Marks one text or field of each look that is not known, and answers hashes of these looks. Colours follow from the elements
 * around a text with their classes, states and own colours.
 */
function markNewTexts([known, mark]: readonly [readonly number[], string]): number[] {
  const states = ['class', 'disabled', 'aria-disabled', 'aria-selected', 'aria-current', 'aria-pressed'];
  const hashOf = (text: string) => {
    let hash = 0;
    for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) % 2 ** 47;
    return hash;
  };
  const hashes = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const found = hashes.get(element);
    if (found !== undefined) return found;
    const colours = (element.getAttribute('style') ?? '').match(/[^;]*(color|background|opacity|--)[^;]*/g);
    const look = states.map((name) => element.getAttribute(name) ?? '').concat(colours ?? []);
    const around = element.parentElement ? lookOf(element.parentElement) : 0;
    const hash = hashOf(`${around}>${element.localName} ${look.join(' ').replace(/css-var-\S+/g, '')}`);
    hashes.set(element, hash);
    return hash;
  };
  const looks = new Set(known);
  const add = (element: Element) => {
    const hash = lookOf(element);
    if (looks.has(hash)) return;
    looks.add(hash);
    element.setAttribute(mark, '');
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.checkVisibility() && textContent?.trim()) add(parentElement);
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (field.checkVisibility()) add(field);
  }
  return [...looks].slice(known.length);
}

/** Answers how many marks were left. */
function removeMarks(mark: string): number {
  const marked = document.querySelectorAll(`[${mark}]`);
  for (const element of marked) element.removeAttribute(mark);
  return marked.length;
}

/** Has axe judge the contrast of the texts that match the selector, and of no others. */
function judgeContrastOf(selector: string): void {
  const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
  axe.configure({ rules: [{ id: 'color-contrast', selector }] });
}
