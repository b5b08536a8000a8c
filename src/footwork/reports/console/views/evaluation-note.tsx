import { useTranslation } from 'react-i18next';
import { dateFormat } from '#engine/console/i18n/format/date';
import { readerZone } from '#engine/console/i18n/format/zone';
import './evaluation-note.css';

export interface Evaluated {
  /** ISO 8601. */
  readonly evaluated_at?: string | null;
  readonly professional?: string | null;
  readonly findings?: string | null;
  readonly advice?: string | null;
  /** YYYY-MM-DD. */
  readonly next_appointment?: string | null;
}

interface Props {
  readonly evaluation: Evaluated;
  /** IANA time zone of the store; default: the reader's. */
  readonly zone?: string | null | undefined;
}

/** The professional's words and name; without words only who has looked at the report, and when. */
export function EvaluationNote({ evaluation, zone }: Props) {
  const { t, i18n } = useTranslation();
  const { evaluated_at, professional, findings, advice, next_appointment } = evaluation;
  const day = (value: string, timeZone: string) =>
    dateFormat(i18n.language, { dateStyle: 'long', timeZone }).format(new Date(value));
  const parts: readonly (readonly [string, string | null | undefined])[] = [
    ['findings', findings],
    ['advice', advice],
    ['next', next_appointment && day(next_appointment, 'UTC')],
  ];
  const present = parts.filter(([, value]) => value);
  if (present.length === 0) {
    if (!professional) return null;
    return (
      <p className="evaluation-note">
        {evaluated_at
          ? t('measurement.evaluation.seen', {
              name: professional,
              day: day(evaluated_at, zone ?? readerZone()),
            })
          : professional}
      </p>
    );
  }
  const title = t('measurement.evaluation.title');
  return (
    <section className="evaluation-note" aria-label={title}>
      <h2>{title}</h2>
      {present.map(([name, value]) => (
        <div key={name}>
          <h3>{t(`measurement.evaluation.${name}`)}</h3>
          <p>{value}</p>
        </div>
      ))}
      {professional && (
        <p className="evaluation-by">
          {[professional, evaluated_at && day(evaluated_at, zone ?? readerZone())].filter(Boolean).join(', ')}
        </p>
      )}
    </section>
  );
}
