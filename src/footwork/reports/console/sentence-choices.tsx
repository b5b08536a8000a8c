import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useInputSurroundings } from '#engine/console/entity/fields/input-context';
import { Choice } from '#engine/console/kit/choice';
import type { Entity, Field } from '#engine/schema/model/entity';
import { partName } from '#engine/schema/model/nested-fields';
import type { AnalysisResult } from '../../../measurement/analysis';
import type { Finding } from '../../../measurement/findings/finding';
import { getReportAnalysis } from '../endpoints/report';
import { Conclusion } from './views/conclusion';
import { customerSentence } from './views/customer-sentence';
import { FindingEvidence } from './views/finding-evidence';
import { isAbout, type SentenceChoice } from './views/judged-findings';
import { MismatchNote } from './views/mismatch-note';
import './views/measurement.css';
import './sentence-choices.css';

const none: readonly Finding[] = [];

interface Props {
  readonly entity: Entity;
  /** Of the sentences. */
  readonly field: Field;
  readonly choices: readonly SentenceChoice[];
  readonly onChange: (choices: readonly SentenceChoice[]) => void;
}

/**
 * The findings of one report, each with a choice about its sentence. For several reports shows a hint, since each
 * report has its own findings.
 */
export default function SentenceChoices({ entity, field, choices, onChange }: Props) {
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
        {findings.map((finding) => {
          const index = choices.findIndex((one) => isAbout(one, finding));
          return (
            <SentenceRow
              key={`${finding.key} ${finding.side}`}
              kind={analysis.kind}
              finding={finding}
              choice={choices[index]}
              onChange={(choice) => set(finding, choice)}
            >
              <Wording entity={entity} field={field} index={index} />
            </SentenceRow>
          );
        })}
      </ul>
      <Conclusion analysis={analysis} />
    </>
  );
}

interface RowProps {
  readonly kind: AnalysisResult['kind'];
  readonly finding: Finding;
  readonly choice: SentenceChoice | undefined;
  readonly onChange: (choice: SentenceChoice | undefined) => void;
  /** The input of a changed sentence. */
  readonly children: ReactNode;
}

function SentenceRow({ kind, finding, choice, onChange, children }: RowProps) {
  const { t } = useTranslation();
  const { key, side } = finding;
  const about = { finding: key, ...(side && { side }) };
  const value = choice?.choice ?? 'keep';
  const forCustomer = customerSentence(t, kind, finding);
  const choose = (next: typeof value) => {
    if (next === 'keep') onChange(undefined);
    else if (next === 'hide') onChange({ ...about, choice: 'hide' });
    else onChange({ ...about, choice: 'change', text: forCustomer.sentence });
  };
  const lead = side ? t('measurement.advice.lead', { part: t(`measurement.load.${side}`) }) : '';
  const title = `${lead}${t(`measurement.advice.${key}`)}`;
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
      {value === 'change' && (
        <fieldset
          className="sentence-wording"
          aria-label={t('measurement.sentence.wording', { sentence: title })}
        >
          {forCustomer.lead && <strong>{forCustomer.lead}</strong>}
          {children}
        </fieldset>
      )}
    </li>
  );
}

interface WordingProps {
  readonly entity: Entity;
  /** Of the sentences. */
  readonly field: Field;
  /** Of the choice in the value of the field. */
  readonly index: number;
}

/** The row of the new wording, which shows its own errors. */
function Wording({ entity, field, index }: WordingProps) {
  const { at, Row, stored } = useInputSurroundings();
  const text = field.fields.find((part) => partName(part) === 'text');
  if (!Row || !text) return null;
  const place = { name: [...at.name, index, 'text'], path: `${at.path}.${index}.text` };
  return <Row entity={entity} field={text} isDemanded at={place} stored={stored} />;
}
