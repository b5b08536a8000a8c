import { paletteOf, shadesOf } from './palette';
import { currentSettings, onSettings } from './stored-settings';
import { tokens } from './tokens';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
/** The print version is always light. */
const printing = matchMedia('print');

export function isPrinting(): boolean {
  return printing.matches;
}

export function isDark(): boolean {
  const { theme } = currentSettings();
  if (isPrinting()) return false;
  return theme === 'dark' || (theme === 'auto' && systemIsDark.matches);
}

/** Applies theme, theme colour and size to the document, now and whenever the user or the system changes them. */
export function followTheme(): void {
  paint();
  onThemeChange(paint);
}

export function onThemeChange(listener: () => void): () => void {
  const leave = onSettings(listener);
  for (const media of [systemIsDark, printing]) media.addEventListener('change', listener);
  return () => {
    leave();
    for (const media of [systemIsDark, printing]) media.removeEventListener('change', listener);
  };
}

function paint(): void {
  const { themeColor, size } = currentSettings();
  const { classList, dataset, style } = document.documentElement;
  const isNight = isDark();
  classList.toggle('dark', isNight);
  dataset.size = size;
  style.setProperty('--primary', themeColor);
  for (const [name, colour] of Object.entries(shadesOf(themeColor))) style.setProperty(name, colour);
  const colours = { ...tokens[isNight ? 'dark' : 'light'], ...paletteOf(themeColor, isNight) };
  for (const [name, colour] of Object.entries(colours)) style.setProperty(variableOf(name), colour);
}

/** `accentStrong` -> `--accent-strong`. */
function variableOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
