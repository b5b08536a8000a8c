import { useTranslation } from 'react-i18next';
import type { SentenceChoice } from './views/judged-findings';

/** Each finding in words, and what its customer reads in its place. */
export default function EditedSentences({ choices }: { readonly choices: readonly SentenceChoice[] }) {
  const { t } = useTranslation();
  const lead = (part: string) => t('measurement.advice.lead', { part });
  return (
    <ul>
      {choices.map(({ finding, side, choice, text }) => (
        <li key={`${finding} ${side}`}>
          {side && lead(t(`measurement.load.${side}`))}
          {t(`measurement.advice.${finding}`)}{' '}
          <b>
            {choice === 'hide'
              ? t('measurement.advice.hidden')
              : `${lead(t('measurement.sentence.change'))}${text ?? ''}`}
          </b>
        </li>
      ))}
    </ul>
  );
}
