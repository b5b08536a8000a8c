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

/** Applies a setting at once in all tabs, and stores it. */
export function changeSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  storeSettings({ [key]: value });
}

/** Resets all settings to their defaults, except the language. */
export function resetSettings(): void {
  const { language: _, ...others } = defaultSettings;
  storeSettings(Object.fromEntries(Object.keys(others).map((key) => [key, null])));
}
