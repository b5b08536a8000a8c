import { useTranslation } from 'react-i18next';
import type { AnalysisResult, SideResult } from '../../measurement/analysis';
import type { Evidence, Finding } from '../../measurement/findings/finding';
import { quantities } from '../../measurement/findings/quantities';
import { useNumber } from './use-number';
import { useRangeText } from './use-range-text';

/** What stands out in a measurement: what to do, and the value, range and steps that it rests on. */
export function FindingList({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const { findings } = analysis;
  // Of a foot with cut-off steps alone, nothing can be said, which is not to say that nothing stands out.
  const silent = (['left', 'right'] as const).filter((side) => isCutOff(analysis[side]));
  const isAllSilent = (['left', 'right'] as const).every(
    (side) => silent.includes(side) || Object.keys(analysis[side].values).length === 0,
  );
  return (
    <section className="advice" aria-label={t('measurement.advice.title')}>
      <h2>{t('measurement.advice.title')}</h2>
      {findings.length === 0 && !(silent.length > 0 && isAllSilent) && <p>{t('measurement.advice.none')}</p>}
      {silent.map((side) => (
        <p key={side}>
          <strong>{t(`measurement.load.${side}`)}: </strong>
          {t('measurement.advice.noStep')}
        </p>
      ))}
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

function isCutOff({ steps, cutOff }: SideResult): boolean {
  return steps === 0 && cutOff > 0;
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
