import { readChoice, writeStored } from './storage';

export const themes = ['light', 'dark', 'auto'] as const;

export type Theme = (typeof themes)[number];

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return readChoice('theme', themes, 'light');
}

export function isDark(): boolean {
  const theme = currentTheme();
  return theme === 'dark' || (theme === 'auto' && systemIsDark.matches);
}

export function chooseTheme(theme: Theme): void {
  writeStored('theme', theme);
  paint();
}

/** Puts the theme on the page and keeps it there while the system changes its mind. */
export function followTheme(): void {
  paint();
  systemIsDark.addEventListener('change', paint);
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function paint(): void {
  document.documentElement.classList.toggle('dark', isDark());
  for (const listener of listeners) listener();
}
