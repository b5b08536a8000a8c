import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Advice, adviceOf } from '../../measurement/findings/advice';
import type { Findings } from '../../measurement/findings/findings';

interface Line extends Pick<Advice, 'key' | 'level'> {
  /** Absent where it is about the whole person. */
  readonly side?: 'left' | 'right' | 'both';
}

/** What a person is told about a measurement, the most important first. */
export function AdviceList({ findings }: { readonly findings: Findings }) {
  const { t } = useTranslation();
  const lines = useMemo(() => linesOf(adviceOf(findings)), [findings]);
  return (
    <section className="advice" aria-label={t('measurement.advice.title')}>
      <h2>{t('measurement.advice.title')}</h2>
      {lines.length === 0 && <p>{t('measurement.advice.none')}</p>}
      <ul>
        {lines.map(({ key, level, side }) => (
          <li key={`${key} ${side}`} className={`is-${level}`}>
            <span className="advice-level">{t(`measurement.advice.${level}`)}</span>
            <span>
              {side && (
                <strong>
                  {t(side === 'both' ? 'measurement.advice.both' : `measurement.load.${side}`)}:{' '}
                </strong>
              )}
              {t(`measurement.advice.${key}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same of both sides is one line. */
function linesOf(advice: readonly Advice[]): readonly Line[] {
  const lines: Line[] = [];
  for (const { key, level, side } of advice) {
    const same = lines.findIndex((line) => line.key === key && line.level === level && line.side !== side);
    if (side && same >= 0) lines[same] = { key, level, side: 'both' };
    else lines.push({ key, level, ...(side && { side }) });
  }
  return lines;
}
