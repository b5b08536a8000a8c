import { appName } from '../../../schema/contract/app';
import { languageOf } from '../../../schema/contract/language';
import type { Language } from '../../../schema/contract/language-facts';
import { hexColour } from './colour';
import { readStored, type StoredKey, writeStored } from './storage';

export const layouts = ['left', 'top', 'mix'] as const;
export const themes = ['light', 'dark', 'auto'] as const;
export const sizes = ['default', 'large', 'small'] as const;

/** Preferences that each user sets for their own browser. */
export interface Settings {
  readonly layout: (typeof layouts)[number];
  readonly theme: (typeof themes)[number];
  /** Six digits in lower case: `#1f5fd6`. */
  readonly themeColor: string;
  readonly size: (typeof sizes)[number];
  /** Whether the header has a settings button; the command palette always offers the settings. */
  readonly showSettings: boolean;
  readonly tagsView: boolean;
  readonly sidebarLogo: boolean;
  readonly fixedHeader: boolean;
  readonly watermarkEnabled: boolean;
  readonly watermarkContent: string;
  readonly language: Language;
}

export type SettingKey = keyof Settings & StoredKey;

export const defaultSettings: Settings = {
  layout: 'left',
  theme: 'light',
  themeColor: '#1f5fd6',
  size: 'default',
  showSettings: true,
  tagsView: true,
  sidebarLogo: true,
  fixedHeader: true,
  watermarkEnabled: false,
  watermarkContent: appName,
  language: languageOf(undefined),
};

/** Parses a stored text; undefined if it is invalid. */
const parsers: { readonly [Key in SettingKey]: (stored: string) => Settings[Key] | undefined } = {
  layout: oneOf(layouts),
  theme: oneOf(themes),
  themeColor: hexColour,
  size: oneOf(sizes),
  showSettings: yesOrNo,
  tagsView: yesOrNo,
  sidebarLogo: yesOrNo,
  fixedHeader: yesOrNo,
  watermarkEnabled: yesOrNo,
  watermarkContent: (stored) => stored.trim() || undefined,
  language: languageOf,
};

const keys = Object.keys(defaultSettings) as SettingKey[];
const listeners = new Set<() => void>();
let known = defaultSettings;
/** Whether the stored values may have changed since they were read. */
let isOld = true;

// Fires for changes in other tabs.
addEventListener('storage', tellAll);

/** The stored settings. Returns the same object until a value changes. */
export function currentSettings(): Settings {
  if (!isOld) return known;
  isOld = false;
  const now = Object.fromEntries(keys.map((key) => [key, read(key)])) as unknown as Settings;
  if (keys.some((key) => now[key] !== known[key])) known = now;
  return known;
}

/** Null removes the stored value, which selects the default. */
export function storeSettings(changes: { readonly [Key in SettingKey]?: Settings[Key] | null }): void {
  for (const [key, value] of Object.entries(changes)) {
    writeStored(key as SettingKey, value === null ? null : String(value));
  }
  tellAll();
}

/** Calls the listener on every change, in this tab or another. Returns the function that unsubscribes. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  isOld = true;
  for (const listener of listeners) listener();
}

function read<Key extends SettingKey>(key: Key): Settings[Key] {
  const stored = readStored(key);
  return (stored === null ? undefined : parsers[key](stored)) ?? defaultSettings[key];
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (stored: string) => choices.find((choice) => choice === stored);
}

function yesOrNo(stored: string): boolean | undefined {
  return stored === 'true' || (stored === 'false' ? false : undefined);
}
