import { useTranslation } from 'react-i18next';
import type { AnalysisResult } from '../../../../measurement/analysis';
import { conclusionOf, unadvisedValues } from '../../../../measurement/findings/judged-values';
import { useEvidenceText } from './use-evidence-text';

/**
 * States what the findings do not: the values outside of their usual range for which there is no advice;
 * otherwise that all values are within their range, that no value has a range, or that the values contradict
 * the person.
 */
export function Conclusion({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const evidence = useEvidenceText();
  const conclusion = conclusionOf(analysis);
  if (conclusion === 'usual' || conclusion === 'unjudged') {
    return <p>{t(`measurement.advice.${conclusion}`)}</p>;
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
            {value.side && <strong>{t(`measurement.load.${value.side}`)}: </strong>}
            {evidence(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}
