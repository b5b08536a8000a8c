import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useInputSurroundings } from '#engine/console/entity/fields/input-context';
import { Choice } from '#engine/console/kit/choice';
import type { AnalysisResult } from '../../../measurement/analysis';
import type { Finding } from '../../../measurement/findings/finding';
import { getReportAnalysis } from '../endpoints/report';
import { Conclusion } from './views/conclusion';
import { FindingEvidence } from './views/finding-evidence';
import { isAbout, type SentenceChoice } from './views/judged-findings';
import { MismatchNote } from './views/mismatch-note';
import './views/measurement.css';
import './sentence-choices.css';

const none: readonly Finding[] = [];

interface Props {
  readonly choices: readonly SentenceChoice[];
  readonly onChange: (choices: readonly SentenceChoice[]) => void;
}

/**
 * The findings of one report, each with a choice about its sentence. For several reports shows a hint, since each
 * report has its own findings.
 */
export default function SentenceChoices({ choices, onChange }: Props) {
  const { t } = useTranslation();
  const { stored, labelId } = useInputSurroundings();
  const id = stored?.id ?? 0;
  const { data } = useEndpoint(getReportAnalysis, { params: { id } }, { enabled: id > 0 });
  const analysis = data as AnalysisResult | null | undefined;
  const findings = analysis?.findings ?? none;
  if (id === 0) return <p>{t('measurement.sentence.each')}</p>;
  if (data === undefined) return null;
  if (!analysis || findings.length === 0) {
    return (
      <>
        <p>{t('measurement.sentence.none')}</p>
        {analysis && <MismatchNote analysis={analysis} />}
        {analysis && <Conclusion analysis={analysis} />}
      </>
    );
  }
  const set = (finding: Finding, choice: SentenceChoice | undefined) => {
    const others = choices.filter((one) => !isAbout(one, finding));
    onChange(choice ? [...others, choice] : others);
  };
  return (
    <>
      <MismatchNote analysis={analysis} />
      <ul className="sentence-choices" aria-labelledby={labelId}>
        {findings.map((finding) => (
          <SentenceRow
            key={`${finding.key} ${finding.side}`}
            finding={finding}
            choice={choices.find((one) => isAbout(one, finding))}
            onChange={(choice) => set(finding, choice)}
          />
        ))}
      </ul>
      <Conclusion analysis={analysis} />
    </>
  );
}

interface RowProps {
  readonly finding: Finding;
  readonly choice: SentenceChoice | undefined;
  readonly onChange: (choice: SentenceChoice | undefined) => void;
}

function SentenceRow({ finding, choice, onChange }: RowProps) {
  const { t } = useTranslation();
  const { key, side } = finding;
  const sentence = t(`measurement.advice.${key}`);
  const about = { finding: key, ...(side && { side }) };
  const value = choice?.choice ?? 'keep';
  const choose = (next: typeof value) => {
    if (next === 'keep') onChange(undefined);
    else onChange({ ...about, choice: next, ...(next === 'change' && { text: choice?.text ?? sentence }) });
  };
  const title = [side && t(`measurement.load.${side}`), sentence].filter(Boolean).join(': ');
  return (
    <li className={value === 'hide' ? 'is-hidden' : undefined}>
      <p>{title}</p>
      <FindingEvidence finding={finding} />
      <Choice<typeof value>
        label={title}
        value={value}
        onChange={choose}
        options={(['keep', 'change', 'hide'] as const).map((one) => ({
          value: one,
          label: t(`measurement.sentence.${one}`),
        }))}
      />
      {choice?.choice === 'change' && (
        <textarea
          aria-label={t('measurement.sentence.wording', { sentence: title })}
          maxLength={400}
          rows={2}
          value={choice.text ?? ''}
          onChange={({ target }) => onChange({ ...about, choice: 'change', text: target.value })}
        />
      )}
    </li>
  );
}
