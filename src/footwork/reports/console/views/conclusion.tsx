import { useTranslation } from 'react-i18next';
import { formatList } from '#engine/console/i18n/format/list';
import type { AnalysisResult } from '../../../../measurement/analysis';
import { comparedIn, conclusionOf, unadvisedValues } from '../../../../measurement/findings/judged-values';
import { useEvidenceText } from './use-evidence-text';

/**
 * States what the findings do not: the values outside of their usual range for which there is no advice;
 * otherwise which values have a range and are within it, that no value has a range, or that the values contradict
 * the person.
 */
export function Conclusion({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t, i18n } = useTranslation();
  const evidence = useEvidenceText();
  const conclusion = conclusionOf(analysis);
  if (conclusion === 'unjudged') return <p>{t('measurement.advice.unjudged')}</p>;
  if (conclusion === 'usual' || conclusion === 'partly') {
    const { judged, measured } = comparedIn(analysis);
    const names = formatList(
      judged.map((name) => t(`measurement.quantity.${name}`)),
      i18n.language,
    );
    return (
      <p>
        {t('measurement.advice.usual', { judged: judged.length, measured: measured.length, names })}
        {conclusion === 'partly' && ` ${t('measurement.advice.partly')}`}
      </p>
    );
  }
  const values = unadvisedValues(analysis);
  if (values.length === 0) {
    return conclusion === 'mismatch' && analysis.findings.length === 0 ? (
      <p>{t('measurement.advice.mismatch')}</p>
    ) : null;
  }
  return (
    <ul className="unadvised" aria-label={t('measurement.advice.outside')}>
      {values.map((value) => (
        <li key={`${value.quantity} ${value.side}`}>
          <span className="advice-level">{t('measurement.advice.outside')}</span>
          <span title={value.reference.source}>
            {value.side && (
              <strong>{t('measurement.advice.lead', { part: t(`measurement.load.${value.side}`) })}</strong>
            )}
            {evidence(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}
