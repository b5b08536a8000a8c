import { useSyncExternalStore } from 'react';
import {
  currentSettings,
  defaultSettings,
  onSettings,
  type SettingKey,
  type Settings,
  storeSettings,
} from './stored-settings';

/** The user's settings; re-renders on every change, in this tab or another. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings);
}

/** Applies at once, here and in other tabs, and stays. */
export function changeSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  storeSettings({ [key]: value });
}

/** Everything as it was at first, but for the language: nobody is helped by one they may not read. */
export function resetSettings(): void {
  const { language: _, ...others } = defaultSettings;
  storeSettings(Object.fromEntries(Object.keys(others).map((key) => [key, null])));
}
