import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../kit/settings/settings';
import { isDark, onThemeChange } from '../../kit/settings/theme';
import './watermark.css';

/** The user's watermark over every page, out of reach of pointer and screen reader. */
export function Watermark() {
  const { watermarkEnabled, watermarkContent } = useSettings();
  return watermarkEnabled && <Mark text={watermarkContent} />;
}

function Mark({ text }: { text: string }) {
  const isNight = useSyncExternalStore(onThemeChange, isDark);
  const backgroundImage = useMemo(() => watermarkPicture(text, widthOf(text), isNight), [text, isNight]);
  return <div className="watermark" aria-hidden="true" style={{ backgroundImage }} />;
}

/** In pixels. Without a canvas, as wide as it can be. */
function widthOf(text: string): number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return text.length * 16;
  brush.font = watermarkFont;
  return brush.measureText(text).width;
}

/** Pixels between two marks, on both sides. */
const gap = 100;
const fontSize = 16;
const watermarkFont = `${fontSize}px sans-serif`;
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

/** As XML has it, which knows no control signs and no halves of a sign. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
