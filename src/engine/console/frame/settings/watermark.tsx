import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../kit/settings/settings';
import { isDark, onThemeChange } from '../../kit/settings/theme';
import './watermark.css';

/** The user's watermark over every page; it ignores the pointer, and screen readers skip it. */
export function Watermark() {
  const { watermarkEnabled, watermarkContent } = useSettings();
  return watermarkEnabled && <Mark text={watermarkContent} />;
}

function Mark({ text }: { text: string }) {
  const isNight = useSyncExternalStore(onThemeChange, isDark);
  const backgroundImage = useMemo(() => watermarkPicture(text, widthOf(text), isNight), [text, isNight]);
  return <div className="watermark" aria-hidden="true" style={{ backgroundImage }} />;
}

/** Text width in pixels; without a canvas, an upper bound. */
function widthOf(text: string): number {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return text.length * 16;
  brush.font = watermarkFont;
  return brush.measureText(text).width;
}

/** Distance between two marks, in pixels. */
const gap = 100;
const fontSize = 16;
const watermarkFont = `${fontSize}px sans-serif`;
/** Rotation in degrees, upwards. */
const slope = 22;

/**
 * A CSS background that repeats the text: an SVG with two columns, the second offset by half a row.
 * `width` is the text's width in pixels in `watermarkFont`.
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

/** Escapes text for XML, which allows no control characters and no lone surrogates. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
