import { useTranslation } from 'react-i18next';
import type { Evidence, Finding } from '../../measurement/findings/finding';
import { quantities } from '../../measurement/findings/quantities';
import { useNumber } from './use-number';
import { useRangeText } from './use-range-text';

/** Value, range and steps behind a finding. */
export function FindingEvidence({ finding }: { readonly finding: Finding }) {
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

/** Returns a function for name, value and range: `Peak pressure 710 kPa (139 to 681)`. */
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
