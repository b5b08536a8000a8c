import type { TFunction } from 'i18next';
import type { AnalysisResult } from '../../../../measurement/analysis';
import type { Finding, FindingKey } from '../../../../measurement/findings/finding';

/** Findings whose sentence for professionals uses terms that customers need not know, so they have a plain one. */
const reworded: ReadonlySet<FindingKey> = new Set([
  'metatarsalPressure',
  'midfootPressure',
  'archAgainstRoll',
]);

export interface CustomerSentence {
  /** `Left foot: `; empty if the finding is about the whole person. */
  readonly lead: string;
  readonly sentence: string;
}

/** How a customer reads a finding, unless the professional has changed its words. */
export function customerSentence(
  t: TFunction,
  kind: AnalysisResult['kind'],
  { key, side }: Finding,
): CustomerSentence {
  const part = side && t(`measurement.${kind === 'posture' ? 'load' : 'side'}.${side}`);
  return {
    lead: part ? t('measurement.advice.lead', { part }) : '',
    sentence: t(reworded.has(key) ? `measurement.plain.finding.${key}` : `measurement.advice.${key}`),
  };
}
