import { useTranslation } from 'react-i18next';
import type { AnalysisResult, SideResult } from '../../../../measurement/analysis';
import type { Level } from '../../../../measurement/findings/finding';
import type { Side } from '../../../../measurement/recording';
import { Conclusion } from './conclusion';
import { FindingEvidence } from './finding-evidence';
import { judgedFindings, type SentenceChoice } from './judged-findings';

interface Props {
  readonly analysis: AnalysisResult;
  /** The professional's edits of the sentences. */
  readonly choices?: readonly SentenceChoice[];
  /** Whether specialists work in the store. */
  readonly specialistHere?: boolean;
}

/** Findings of a measurement: the advice, and its value, range and steps. */
export function FindingList({ analysis, choices = [], specialistHere = false }: Props) {
  const { t } = useTranslation();
  const { findings } = analysis;
  // A foot with only cut-off steps cannot be judged; saying that nothing stands out would be wrong.
  const silent = (['left', 'right'] as const).filter((side) => isCutOff(analysis[side]));
  const isAllSilent = (['left', 'right'] as const).every(
    (side) => silent.includes(side) || Object.keys(analysis[side].values).length === 0,
  );
  return (
    <section className="advice" aria-label={t('measurement.advice.title')}>
      <h2>{t('measurement.advice.title')}</h2>
      {silent.map((side) => (
        <p key={side}>
          <Lead side={side} />
          {t('measurement.advice.noStep')}
        </p>
      ))}
      <ul>
        {judgedFindings(findings, choices).map(({ finding, isHidden, text }) => (
          <li
            key={`${finding.key} ${finding.side}`}
            className={isHidden ? 'is-hidden' : `is-${finding.level}`}
          >
            <span className="advice-level">{t(levelWord(finding.level, specialistHere))}</span>
            <span>
              {finding.side && <Lead side={finding.side} />}
              {text ?? t(`measurement.advice.${finding.key}`)}
              {isHidden && <small className="advice-hidden">{t('measurement.advice.hidden')}</small>}
              <FindingEvidence finding={finding} />
            </span>
          </li>
        ))}
      </ul>
      {!(silent.length > 0 && isAllSilent) && <Conclusion analysis={analysis} />}
    </section>
  );
}

function Lead({ side }: { readonly side: Side }) {
  const { t } = useTranslation();
  return <strong>{t('measurement.advice.lead', { part: t(`measurement.load.${side}`) })}</strong>;
}

/** In a store with specialists the advice does not send the person to one. */
function levelWord(level: Level, specialistHere: boolean): string {
  return `measurement.advice.${level === 'specialist' && specialistHere ? 'examine' : level}`;
}

function isCutOff({ steps, cutOff }: SideResult): boolean {
  return steps === 0 && cutOff > 0;
}
