import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import { formatDateTime, formatRelative } from '../../i18n/format/date';

interface HistoryLineProps {
  /** Undefined where nobody is known to have done it. */
  readonly actor: string | undefined;
  readonly text: string;
  readonly at: string;
}

/** Who did what, and when. */
export function HistoryLine({ actor, text, at }: HistoryLineProps) {
  const language = languageOf(useTranslation().i18n.language);
  return (
    <p>
      {actor && <b>{actor} </b>}
      {text}{' '}
      <time className="cell-muted" dateTime={at} title={formatDateTime(at, language, 'full')}>
        {formatDateTime(at, language, 'short')} · {formatRelative(at, language, Date.now())}
      </time>
    </p>
  );
}
