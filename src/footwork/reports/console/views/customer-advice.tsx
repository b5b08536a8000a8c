import { useTranslation } from 'react-i18next';
import { formatList } from '#engine/console/i18n/format/list';
import type { AnalysisResult } from '../../../../measurement/analysis';
import { comparedIn, conclusionOf } from '../../../../measurement/findings/judged-values';
import { annexNames } from '../../../../measurement/findings/quantities';
import { customerSentences } from './customer-sentence';
import { judgedFindings, type SentenceChoice } from './judged-findings';
import './evaluation-note.css';

interface Props {
  readonly analysis: AnalysisResult;
  readonly choices: readonly SentenceChoice[];
  /** Whether specialists work in the store that issues the report. */
  readonly specialistHere: boolean;
}

/** Customers would not read more sentences. */
const most = 3;

/** The most names of figures in a sentence. */
const mostNames = 4;

/** The most important findings in plain words, with the professional's edits. */
export function CustomerAdvice({ analysis, choices, specialistHere }: Props) {
  const { t, i18n } = useTranslation();
  const shown = judgedFindings(analysis.findings, choices).filter(({ isHidden }) => !isHidden);
  const isMeasured = [analysis.left.values, analysis.right.values, analysis.person].some(
    (values) => Object.keys(values).length > 0,
  );
  // If the professional hides all findings, show nothing: the report must not claim that all is well.
  const conclusion = conclusionOf(analysis);
  const isConcluded = isMeasured && conclusion !== 'found' && conclusion !== 'mismatch';
  if (shown.length === 0 && !isConcluded) return null;
  const { judged, measured } = comparedIn(analysis, annexNames);
  const names = judged.map((name) =>
    t([`measurement.plain.quantity.${name}`, `measurement.quantity.${name}`]),
  );
  const isShort = conclusion === 'usual' && names.length > 0 && names.length <= mostNames;
  const sentences = customerSentences(t, analysis.kind, shown).slice(0, most);
  const isSpecialist = sentences.some(({ findings }) => findings.some(({ level }) => level === 'specialist'));
  const title = t('measurement.plain.title');
  return (
    <section className="customer-advice" aria-label={title}>
      <h2>{title}</h2>
      {shown.length === 0 ? (
        <p>
          {t(`measurement.plain.conclusion.${isShort ? 'usualFew' : conclusion}`, {
            judged: judged.length,
            measured: measured.length,
            names: formatList(names, i18n.language),
          })}
        </p>
      ) : (
        <ul>
          {sentences.map(({ lead, sentence, findings }) => (
            <li key={findings.map(({ key, side }) => `${key} ${side}`).join()}>
              {lead && <strong>{lead}</strong>}
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {isSpecialist && (
        <p className="customer-advice-specialist">
          {t(specialistHere ? 'measurement.plain.specialistHere' : 'measurement.plain.specialist')}
        </p>
      )}
    </section>
  );
}
