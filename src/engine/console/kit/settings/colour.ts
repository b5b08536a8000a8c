const hex = /^#?([0-9a-f]{6})$/i;

type Channels = readonly [red: number, green: number, blue: number];

const white: Channels = [255, 255, 255];
/** #141414, the ground of Element Plus's dark theme. */
const nearBlack: Channels = [20, 20, 20];

/** `1F5FD6` and `#1F5FD6` become `#1f5fd6`; undefined for anything other than six hex digits. */
export function hexColour(text: string): string | undefined {
  const digits = hex.exec(text)?.[1];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

/**
 * The colour mixed with `step` tenths of white, `step` 1 to 9. Each channel is `255 * share + channel * (1 - share)`,
 * rounded: Sass's `mix`, with which Element Plus makes its `light-1` to `light-9`. Throws for anything but a 6-digit
 * hex.
 */
export function lightShade(colour: string, step: number): string {
  return mix(colour, white, step / 10);
}

/** The same with near-black, as in Element Plus's dark theme. */
export function darkShade(colour: string, step: number): string {
  return mix(colour, nearBlack, step / 10);
}

/**
 * WCAG 2.2's contrast ratio of two colours, 1 to 21: `(L1 + 0.05) / (L2 + 0.05)`.
 * Throws for anything but a 6-digit hex.
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Chroma: 0 for grey, 1 for pure red. Throws for anything but a 6-digit hex. */
export function chroma(colour: string): number {
  const values = channels(colour);
  return (Math.max(...values) - Math.min(...values)) / 255;
}

function mix(colour: string, [red, green, blue]: Channels, share: number): string {
  const [r, g, b] = channels(colour);
  return `#${[
    [r, red],
    [g, green],
    [b, blue],
  ]
    .map(([from = 0, to = 0]) => Math.round(to * share + from * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): Channels {
  const digits = hexColour(colour)?.slice(1);
  if (digits === undefined) throw new Error('please pass a valid 16-bit colour value, eg: #FF0000');
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
