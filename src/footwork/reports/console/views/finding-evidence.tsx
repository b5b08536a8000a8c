import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../measurement/findings/finding';
import { useEvidenceText } from './use-evidence-text';

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
