import { chroma, contrast, darkShade, lightShade } from './colour';
import { tokens } from './tokens';

/** Text, line and fill colours derived from the user's theme colour; each has enough contrast where it is used. */
export interface Palette {
  /**
   * Links, marks and lines: readable on every ground. In the light theme white is readable on it, in the dark theme
   * ink.
   */
  readonly accent: string;
  readonly accentStrong: string;
  /** Background of selected items; accent and all other text colours are readable on it. */
  readonly accentSoft: string;
  /**
   * Background of primary buttons. In the light theme the theme colour itself, unless it is grey or too close to
   * white.
   */
  readonly fill: string;
  /** `fill` while the pointer is over the button. */
  readonly fillStrong: string;
  readonly onFill: string;
}

const white = tokens.light.onAccent;
const ink = tokens.dark.onAccent;

/** Contrast that WCAG 2.2 requires for text. */
const readable = 4.5;
/** Contrast for a nearly grey accent: without hue, less would make buttons and links look disabled. */
const outstanding = 12;
const isGrey = (colour: string) => chroma(colour) < 0.12;
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Both scales of nine shades, keyed by CSS variable. */
export function shadesOf(themeColor: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    steps.flatMap((step) => [
      [`--primary-light-${step}`, lightShade(themeColor, step)],
      [`--primary-dark-${step}`, darkShade(themeColor, step)],
    ]),
  );
}

/**
 * Derives the palette: each colour is the first of the theme colour and its shades that has enough contrast.
 * Throws for anything but a 6-digit hex.
 */
export function paletteOf(themeColor: string, isDark: boolean): Palette {
  const { ground, surface, raised, muted } = isDark ? tokens.dark : tokens.light;
  const shade = isDark ? lightShade : darkShade;
  const ladder = [themeColor, ...steps.map((step) => shade(themeColor, step))];
  const tints = isDark
    ? [darkShade(themeColor, 8), darkShade(themeColor, 9)]
    : [isGrey(themeColor) ? darkShade(surface, 1) : lightShade(themeColor, 9)];
  const accentSoft = firstWith(tints, readable, [muted]);
  const under = [ground, surface, raised, accentSoft];
  const accent = firstWith(ladder, isGrey(themeColor) ? outstanding : readable, under);
  const accentStrong = shade(accent, 2);
  // A contrast of 1.25 with the surface is enough for a fill, but a white button on white would be invisible.
  const fill = isDark || isGrey(themeColor) ? accent : firstWith(ladder, 1.25, [surface]);
  const onFill = [white, ink].find((text) => contrast(text, fill) >= readable) ?? '#000000';
  const fillStrong = onFill === white ? darkShade(fill, 2) : lightShade(fill, 2);
  return { accent, accentStrong, accentSoft, fill, fillStrong, onFill };
}

function firstWith(ladder: readonly string[], wanted: number, under: readonly string[]): string {
  const reads = (colour: string) => under.every((ground) => contrast(colour, ground) >= wanted);
  return ladder.find(reads) ?? (ladder.at(-1) as string);
}
