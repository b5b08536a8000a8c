import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../kit/settings/settings';
import { isDark, onThemeChange } from '../../kit/settings/theme';
import { watermarkFont, watermarkPicture } from './watermark-picture';
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
