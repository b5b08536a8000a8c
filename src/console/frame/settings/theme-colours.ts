/** Colours offered by name; each reads on white as it is. */
export const themeColours = {
  blue: '#1f5fd6',
  teal: '#0b7a75',
  green: '#1d7a46',
  orange: '#ad4e05',
  red: '#c62f2f',
  pink: '#b4307c',
  violet: '#6d43c8',
  slate: '#4a5b70',
} as const;
