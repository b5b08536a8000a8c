import { useTranslation } from 'react-i18next';
import type { AnalysisResult } from '../../../../measurement/analysis';
import { useValueText } from './use-value-text';

/** Warns staff of values that contradict the person's data; renders nothing without any. */
export function MismatchNote({ analysis: { mismatches } }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const { valueText, rangeText } = useValueText();
  if (!mismatches) return null;
  return (
    <div role="note" className="measurement-note">
      <p>{t('measurement.mismatch.title')}</p>
      <ul>
        {mismatches.map(({ quantity, value, reference }) => (
          <li key={quantity}>
            {t('measurement.mismatch.value', {
              name: t(`measurement.quantity.${quantity}`),
              value: valueText(quantity, value),
              range: rangeText(quantity, reference),
            })}
            <small className="usual-range">{reference.source}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
