import { chroma, contrast, darkShade, lightShade } from './colour';
import { tokens } from './tokens';

/** Text, lines and fills in the user's theme colour, each readable where it stands. */
export interface Palette {
  /** Links, marks and lines; reads on every ground. White (in the dark: ink) reads on it. */
  readonly accent: string;
  readonly accentStrong: string;
  /** Behind what is chosen; accent and every other text read on it. */
  readonly accentSoft: string;
  /** Buttons to be pressed first. In the light the theme colour itself, however bright, unless it is grey. */
  readonly fill: string;
  /** The same below the pointer. */
  readonly fillStrong: string;
  readonly onFill: string;
}

const white = tokens.light.onAccent;
const ink = tokens.dark.onAccent;

/** What WCAG 2.2 asks of text. */
const readable = 4.5;
/** What is hardly coloured must stand out by its lightness, else a button and a link look disabled. */
const outstanding = 12;
const isGrey = (colour: string) => chroma(colour) < 0.12;
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Both rows of nine shades, by the names of their CSS variables. */
export function shadesOf(themeColor: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    steps.flatMap((step) => [
      [`--primary-light-${step}`, lightShade(themeColor, step)],
      [`--primary-dark-${step}`, darkShade(themeColor, step)],
    ]),
  );
}

/**
 * What stands for the theme colour: of itself and its shades, the first that is readable.
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
  // A white button on white would not be seen at all.
  const fill = isDark || isGrey(themeColor) ? accent : firstWith(ladder, 1.25, [surface]);
  const onFill = [white, ink].find((text) => contrast(text, fill) >= readable) ?? '#000000';
  const fillStrong = onFill === white ? darkShade(fill, 2) : lightShade(fill, 2);
  return { accent, accentStrong, accentSoft, fill, fillStrong, onFill };
}

function firstWith(ladder: readonly string[], wanted: number, under: readonly string[]): string {
  const reads = (colour: string) => under.every((ground) => contrast(colour, ground) >= wanted);
  return ladder.find(reads) ?? (ladder.at(-1) as string);
}
