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

/** Long enough for a busy machine; a wait that times out names what it waited for. */
const patience = 30_000;

/**
 * Hashes of pages on which axe found nothing: a check takes a second, and would find nothing on the same page
 * again.
 */
const accessible = new Set<string>();

/** Hashes of text styles whose contrast axe has found sufficient. */
const contrasting = new Set<number>();

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page that records every `console.error`, uncaught error and failed request. */
export class WatchedPage {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.setDefaultTimeout(patience);
    page.on('console', (message) => {
      // The browser's own message about a failed request is left out; the handler below records status and
      // address.
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
    const context = await takeProfile(browser, address);
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

  /** Declares that the test expects complaints that match the pattern. */
  expectComplaint(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Rows of the list that contain data. */
  get rows(): Locator {
    return this.page.locator('tbody tr[data-row-key]:visible').filter({ has: this.page.getByRole('link') });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}( \\(required\\))?$`) });
  }

  /** Chooses an option of an antd select by typing. */
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

  /** Waits for visible words anywhere on the page: "Saved" is not in "Nothing has been saved yet". */
  async sees(text: string | RegExp): Promise<void> {
    await this.page
      .getByText(typeof text === 'string' ? wordsOf(text) : text)
      .filter({ visible: true })
      .first()
      .waitFor();
  }

  /**
   * Fails on any complaint, on anything that axe finds on the page as it is now, and on horizontal overflow.
   */
  async assertSound(where = 'the page'): Promise<void> {
    await this.assertAccessible(where);
    await this.assertQuiet(where);
  }

  /** Fails on anything that axe finds on the page as it is now. */
  async assertAccessible(where: string): Promise<void> {
    // A page that is still loading is not the subject of the test.
    await this.page.locator('h1, iframe').first().waitFor({ state: 'attached' });
    // Waits until colours no longer change: the contrast during a transition does not matter, nor that of a
    // list that reloads.
    const isStill = () =>
      // A list on a hidden page stays as it is until the page is shown.
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
    // AxeBuilder would load axe twice for each check; with another source it uses the axe that the page
    // already has.
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
   * What axe finds, and hashes of the new text styles. Contrast takes most of the time of axe, so each style
   * is checked once; texts in frames are always checked.
   */
  async #check(): Promise<{ readonly found: readonly string[]; readonly looks: readonly number[] }> {
    const looks = await this.page.evaluate(markNewTexts, [[...contrasting], newText] as const);
    const found = await this.#violations();
    const left = await this.page.evaluate(removeMarks, newText);
    // The page has replaced all marked elements in the meantime, so the check starts again.
    if (looks.length > 0 && left === 0) return this.#check();
    return { found, looks };
  }

  async #violations(): Promise<readonly string[]> {
    // The default mode opens another page for each check, for frames of other origins, of which there are
    // none. No rule in use reads style sheets, which axe would otherwise fetch and parse each time.
    const axe = new AxeBuilder({ page: this.page, axeSource: '0' })
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode();
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }

  /** Fails on any complaint so far, and on horizontal overflow. */
  async assertQuiet(where: string): Promise<void> {
    const complaints = this.#complaints.filter(
      (text) => !this.#expected.some((pattern) => pattern.test(text)),
    );
    expect(complaints, where).toEqual([]);
    // Components that observe a size render a frame or more after the window has its new width.
    const isSettled = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    await this.page.waitForFunction(isSettled, undefined, { timeout: 3000 }).catch(() => undefined);
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  }

  /** Checks the page a last time, and gives its profile back. */
  async close(): Promise<void> {
    await this.assertSound();
    await giveBackProfile(this.context, new URL(this.page.url()).origin);
  }
}

/** Matches the text where no Latin letter and no digit precedes or follows it. */
function wordsOf(text: string): RegExp {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{Script=Latin}\\d])${escaped}(?![\\p{Script=Latin}\\d])`, 'u');
}

/** Attribute that marks a text whose style is new. */
const newText = 'data-new-text';

/**
 * Marks one text or field of each unknown style, and returns hashes of these styles. Colours depend on the
 * element and those around it, with their classes, states and inline colours.
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

/** Removes all marks and returns how many there were. */
function removeMarks(mark: string): number {
  const marked = document.querySelectorAll(`[${mark}]`);
  for (const element of marked) element.removeAttribute(mark);
  return marked.length;
}

/** Restricts axe's contrast rule to texts that match the selector. */
function judgeContrastOf(selector: string): void {
  const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
  axe.configure({ rules: [{ id: 'color-contrast', selector }] });
}
