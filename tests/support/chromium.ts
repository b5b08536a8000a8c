import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installFromDebian } from './debian';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const chromiumPackages = ['chromium', 'fonts-noto-cjk'];

/** The same engine without a window to draw, which takes a sixth of a browser's CPU. */
const shell = 'chromium-headless-shell';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages of Chromium's own, which every new window would load and no test looks at. */
const unseenPages = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,OmniboxNext';

/** For pages that run for seconds only: they save a sixth of the CPU of an e2e test. */
const forShortPages = [
  '--process-per-site',
  // Scripts would be compiled while they arrive, again for each page.
  `--disable-features=${unseenPages},ScriptStreaming`,
  // Optimised code costs more than it saves.
  '--js-flags=--no-maglev,--no-turbofan',
];

function launch(executablePath: string, args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, chromiumSandbox: false, args });
}

/** A fresh headless browser with an empty profile, and a window that can fill the screen. */
export function launchChromium(): Promise<Browser> {
  return launch(chromiumPath(), [...flags, `--disable-features=${unseenPages}`]);
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that all test files of a worker share; it ends with the worker. Pages of one profile share a process,
 * which keeps compiled scripts as long as `takeProfile` holds one of its pages open.
 */
export function sharedChromium(): Promise<Browser> {
  shared ??= launch(find([shell]) ?? chromiumPath(), [...flags, ...forShortPages]);
  return shared;
}

/** Installs what is missing, where this process may. Without the headless shell, all tests use Chromium. */
export function installChromium(): void {
  if (!find(names)) installFromDebian(chromiumPackages);
  if (!find([shell])) installFromDebian([shell]);
}

function chromiumPath(): string {
  const found = find(names);
  if (found) return found;
  installFromDebian(chromiumPackages);
  const installed = find(names);
  if (installed) return installed;
  throw new Error(
    `Chromium is missing: install it (on Debian: apt-get install ${chromiumPackages.join(' ')}).`,
  );
}

function find(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(existsSync);
}
