import { useTranslation } from 'react-i18next';
import type { AnalysisResult } from '../../measurement/analysis';
import type { Evidence, Finding } from '../../measurement/findings/finding';
import { quantities } from '../../measurement/findings/quantities';
import { useNumber } from './use-number';
import { useRangeText } from './use-range-text';

/** What stands out in a measurement: what to do, and the value, range and steps that it rests on. */
export function FindingList({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const { kind, left, right, findings } = analysis;
  const isWalked = kind !== 'dynamic' || left.steps + right.steps > 0;
  return (
    <section className="advice" aria-label={t('measurement.advice.title')}>
      <h2>{t('measurement.advice.title')}</h2>
      {findings.length === 0 && <p>{t(`measurement.advice.${isWalked ? 'none' : 'noStep'}`)}</p>}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.key} ${finding.side}`} className={`is-${finding.level}`}>
            <span className="advice-level">{t(`measurement.advice.${finding.level}`)}</span>
            <span>
              {finding.side && <strong>{t(`measurement.load.${finding.side}`)}: </strong>}
              {t(`measurement.advice.${finding.key}`)}
              <FindingEvidence finding={finding} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindingEvidence({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation();
  const { region, steps, against } = finding;
  const evidence = useEvidenceText();
  const parts = [
    `${region ? `${t(`measurement.region.${region}`)}: ` : ''}${evidence(finding)}`,
    ...(against ? [evidence(against)] : []),
    ...(steps > 0 ? [t('measurement.advice.steps', { n: steps })] : []),
  ];
  return (
    <small className="advice-evidence" title={finding.reference.source}>
      {parts.join('; ')}
    </small>
  );
}

/** Name, value and range, such as `Peak pressure 710 kPa (139 to 681)`. */
function useEvidenceText(): (evidence: Evidence) => string {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  const number = useNumber();
  return ({ quantity, value, unit, reference }) => {
    const { digits } = quantities[quantity];
    const shown = [number(value, digits), unit].filter(Boolean).join(' ');
    return `${t(`measurement.quantity.${quantity}`)} ${shown} (${rangeText(reference, digits)})`;
  };
}
