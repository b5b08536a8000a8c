import { type Language, languageOf } from '../../../entity/contract/language';
import { appTitle } from '../brand/app-title';
import { hexColour } from './colour';
import { readStored, type StoredKey, writeStored } from './storage';

export const layouts = ['left', 'top', 'mix'] as const;
export const themes = ['light', 'dark', 'auto'] as const;
export const sizes = ['default', 'large', 'small'] as const;

/** What each user chooses for their own browser. */
export interface Settings {
  readonly layout: (typeof layouts)[number];
  readonly theme: (typeof themes)[number];
  /** `#1f5fd6`: six digits, small letters. */
  readonly themeColor: string;
  readonly size: (typeof sizes)[number];
  /** Whether the header has a button for the settings; the command palette always leads to them. */
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
  watermarkContent: appTitle,
  language: languageOf(undefined),
};

/** What a stored text means; undefined where it means nothing. */
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
/** Whether what is stored may differ from what is known. */
let isOld = true;

// Another tab has changed something.
addEventListener('storage', tellAll);

/** The settings as they are stored now; the same object for as long as they are the same. */
export function currentSettings(): Settings {
  if (!isOld) return known;
  isOld = false;
  const now = Object.fromEntries(keys.map((key) => [key, read(key)])) as unknown as Settings;
  if (keys.some((key) => now[key] !== known[key])) known = now;
  return known;
}

/** Null stores nothing, which stands for the default. */
export function storeSettings(changes: { readonly [Key in SettingKey]?: Settings[Key] | null }): void {
  for (const [key, value] of Object.entries(changes)) {
    writeStored(key as SettingKey, value === null ? null : String(value));
  }
  tellAll();
}

/** Hears of every change, of this tab or another. */
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
