import { useTranslation } from 'react-i18next';
import { pressureColour } from './pressure-colour';

/** Legend of the pressure colours in kPa. */
export function PressureScale({ top_kPa }: { readonly top_kPa: number }) {
  const { t } = useTranslation();
  const marks = [1, 0.75, 0.5, 0.25, 0].map((part) => Math.round(part * top_kPa));
  const stops = Array.from({ length: 17 }, (_, index) => `rgb(${pressureColour(16 - index, 16).join(' ')})`);
  return (
    <div className="pressure-scale" role="img" aria-label={t('measurement.scale', { top: top_kPa })}>
      <div style={{ background: `linear-gradient(${stops.join(', ')})` }} />
      <ol aria-hidden>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ol>
      <span aria-hidden>{t('measurement.unit.pressure')}</span>
    </div>
  );
}
