import { isDark } from '../kit/settings/theme';

export interface ChartColours {
  readonly isDark: boolean;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly series: readonly string[];
}

/** The current values of the theme's CSS variables. */
export function chartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    isDark: isDark(),
    text: colour('text'),
    muted: colour('muted'),
    line: colour('line'),
    surface: colour('surface'),
    series: [colour('accent'), colour('warning'), colour('success'), '#8a5cd1', '#1f9aa8', '#c2528b'],
  };
}

/** The current colours; the given ones if they are the same. */
export function changedColours(before: ChartColours): ChartColours {
  const now = chartColours();
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}
