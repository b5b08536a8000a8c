import { useTranslation } from 'react-i18next';
import type { AnalysisResult, SideResult } from '../../../../measurement/analysis';
import { How } from './how';
import { useNumber } from './use-number';
import { useSense } from './use-sense';

interface Part {
  readonly name: string;
  readonly percent: number;
}

/** Distribution of the load between the feet, and along each foot. */
export function LoadBars({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const number = useNumber();
  const { withSense } = useSense();
  const leftShare = analysis.person.leftShare?.value;
  const rightShare = analysis.person.rightShare?.value;
  const symmetryIndex = analysis.person.symmetryIndex?.value;
  const between = leftShare !== undefined && rightShare !== undefined;
  const shares = (['left', 'right'] as const)
    .map((side) => ({ side, parts: partsOf(analysis[side]) }))
    .filter(({ parts }) => parts.length > 0);
  if (!between && shares.length === 0) return null;
  return (
    <section className="load-bars" aria-label={t('measurement.load.label')}>
      <h2>
        {t('measurement.load.label')}
        <How name={t('measurement.load.label')}>{t('measurement.load.how')}</How>
      </h2>
      {between && (
        <>
          <Bar
            title={t('measurement.load.between')}
            parts={[
              { name: 'left', percent: leftShare },
              { name: 'right', percent: rightShare },
            ]}
            kind="feet"
          />
          {symmetryIndex !== undefined && (
            <p className="load-bars-note">
              {t('measurement.load.symmetry', {
                difference: withSense(
                  'symmetryIndex',
                  `${number(Math.abs(symmetryIndex), 1)} %`,
                  symmetryIndex,
                ),
              })}
            </p>
          )}
        </>
      )}
      {shares.map(({ side, parts }) => (
        <Bar key={side} title={t(`measurement.side.${side}`)} parts={parts} kind="foot" />
      ))}
    </section>
  );
}

function Bar({ title, parts, kind }: { title: string; parts: readonly Part[]; kind: 'feet' | 'foot' }) {
  const { t } = useTranslation();
  const number = useNumber();
  return (
    <div className={`load-bar of-${kind}`}>
      <p className="load-bar-title">{title}</p>
      <ul>
        {parts.map(({ name, percent }) => (
          <li key={name}>
            <span>{t(`measurement.load.${name}`)}</span>{' '}
            <span className="load-bar-track" aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>{' '}
            <b>{number(percent, 0)} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Empty if the foot has no complete step. */
function partsOf({ values }: SideResult): readonly Part[] {
  const [rearShare, midShare, foreShare] = [values.rearShare, values.midShare, values.foreShare].map(
    (share) => share?.value,
  );
  if (rearShare === undefined || midShare === undefined || foreShare === undefined) return [];
  return [
    { name: 'rear', percent: rearShare },
    { name: 'mid', percent: midShare },
    { name: 'fore', percent: foreShare },
  ];
}
