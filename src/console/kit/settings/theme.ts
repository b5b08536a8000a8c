import { type Palette, paletteOf, shadesOf } from './palette';
import { currentSettings, onSettings } from './stored-settings';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const variables: Readonly<Record<keyof Palette, string>> = {
  accent: '--accent',
  accentStrong: '--accent-strong',
  accentSoft: '--accent-soft',
  fill: '--fill',
  fillStrong: '--fill-strong',
  onFill: '--on-fill',
};

export function isDark(): boolean {
  const { theme } = currentSettings();
  return theme === 'dark' || (theme === 'auto' && systemIsDark.matches);
}

/** Puts theme, theme colour and size on the page and keeps them there while the user or the system changes its mind. */
export function followTheme(): void {
  paint();
  onThemeChange(paint);
}

export function onThemeChange(listener: () => void): () => void {
  const leave = onSettings(listener);
  systemIsDark.addEventListener('change', listener);
  return () => {
    leave();
    systemIsDark.removeEventListener('change', listener);
  };
}

function paint(): void {
  const { themeColor, size } = currentSettings();
  const { classList, dataset, style } = document.documentElement;
  classList.toggle('dark', isDark());
  dataset.size = size;
  style.setProperty('--primary', themeColor);
  for (const [name, colour] of Object.entries(shadesOf(themeColor))) style.setProperty(name, colour);
  const palette = paletteOf(themeColor, isDark());
  for (const name of Object.keys(variables) as (keyof Palette)[]) {
    style.setProperty(variables[name], palette[name]);
  }
}
