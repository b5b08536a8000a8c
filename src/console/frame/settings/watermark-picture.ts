/** Pixels between two marks, on both sides. */
const gap = 100;
const fontSize = 16;
/** Degrees; upwards. */
const slope = 22;

/**
 * The CSS background of a page that is marked with the text: an SVG of two columns, the second half a row lower.
 * `width` is the text's in pixels, at the size of `watermarkFont`.
 */
export function watermarkPicture(text: string, width: number, isDark: boolean): string {
  const sine = Math.sin((slope * Math.PI) / 180);
  const cosine = Math.cos((slope * Math.PI) / 180);
  const columns = Math.ceil(width * cosine + fontSize * sine) + gap;
  const rows = Math.ceil(width * sine + fontSize * cosine) + gap;
  const mark = (x: number, y: number) =>
    `<text transform="translate(${x} ${y}) rotate(-${slope})">${escaped(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * columns}" height="${rows}" font-family="sans-serif" font-size="${fontSize}" fill="${isDark ? '#fff' : '#000'}" fill-opacity="0.15" text-anchor="middle" dominant-baseline="central">${mark(columns / 2, rows / 2)}${mark(columns * 1.5, 0)}${mark(columns * 1.5, rows)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

export const watermarkFont = `${fontSize}px sans-serif`;

/** As XML has it, which knows no control signs and no halves of a sign. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
