import type { TFunction } from 'i18next';
import type { AnalysisResult } from '../../../../measurement/analysis';
import type { Finding, FindingKey } from '../../../../measurement/findings/finding';
import type { JudgedFinding } from './judged-findings';

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

export interface SharedSentence extends CustomerSentence {
  /** One, or those of both sides. */
  readonly findings: readonly Finding[];
}

/** What a customer reads of these findings: one sentence for both sides where it is the same. */
export function customerSentences(
  t: TFunction,
  kind: AnalysisResult['kind'],
  shown: readonly JudgedFinding[],
): readonly SharedSentence[] {
  return shown.flatMap((one, at): readonly SharedSentence[] => {
    const other = shown.findIndex((some) => isOtherSide(some, one));
    const own = customerSentence(t, kind, one.finding);
    const sentence = one.text ?? own.sentence;
    if (other === -1) return [{ ...own, sentence, findings: [one.finding] }];
    if (other < at) return [];
    const part = t(kind === 'posture' ? 'measurement.load.bothSides' : 'measurement.side.both');
    const findings = [one, shown[other]].flatMap((some) => some?.finding ?? []);
    return [{ lead: t('measurement.advice.lead', { part }), sentence, findings }];
  });
}

/** Whether a finding says of one side what another says of the other side. */
function isOtherSide(some: JudgedFinding, { finding, text }: JudgedFinding): boolean {
  return some.finding.key === finding.key && some.finding.side !== finding.side && some.text === text;
}
