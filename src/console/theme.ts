import { currentSettings, onSettings } from './settings/stored-settings';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  const { theme } = currentSettings();
  return theme === 'dark' || (theme === 'auto' && systemIsDark.matches);
}

/** Puts the theme on the page and keeps it there while the user or the system changes its mind. */
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
  document.documentElement.classList.toggle('dark', isDark());
}
