/**
 * The colours that do not depend on the theme colour. `theme.ts` sets them as CSS variables (`lineStrong` is
 * `var(--line-strong)`), `antd-theme.tsx` passes them to antd. `kit/settings/palette.ts` derives the others.
 */
export const tokens = {
  light: {
    ground: '#f4f6f9',
    surface: '#ffffff',
    raised: '#ffffff',
    text: '#1a2330',
    muted: '#5a6777',
    line: '#e2e7ee',
    lineStrong: '#c7d0db',
    onAccent: '#ffffff',
    danger: '#c62f2f',
    dangerStrong: '#a32424',
    dangerSoft: '#fdecec',
    warning: '#9a5b00',
    success: '#1d7a46',
    shadow: '0 1px 2px rgb(16 32 56 / 6%), 0 8px 28px rgb(16 32 56 / 12%)',
  },
  dark: {
    ground: '#0e131a',
    surface: '#151c26',
    raised: '#1b2430',
    text: '#e3e9f1',
    muted: '#95a3b5',
    line: '#263140',
    lineStrong: '#3a485a',
    onAccent: '#0b1526',
    danger: '#f27b7b',
    dangerStrong: '#f59a9a',
    dangerSoft: '#3a1d22',
    warning: '#e0a752',
    success: '#63c08b',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 10px 32px rgb(0 0 0 / 48%)',
  },
} as const;
