import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installFromDebian } from './debian';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of Chromium's own, which every new window would load and no test looks at.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,OmniboxNext',
];

/** A fresh headless browser with an empty profile. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), chromiumSandbox: false, args: flags });
}

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends; each page is opened in a profile of its own. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  installFromDebian(['chromium', 'fonts-noto-cjk']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('Chromium is missing: install it (on Debian: apt-get install chromium fonts-noto-cjk).');
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}
