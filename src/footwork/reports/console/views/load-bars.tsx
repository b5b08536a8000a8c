import { useTranslation } from 'react-i18next';
import type { AnalysisResult, Value } from '../../../../measurement/analysis';
import type { Reference } from '../../../../measurement/findings/reference';
import { referenceIn } from '../../../../measurement/findings/references';
import type { Side } from '../../../../measurement/recording';
import { How } from './how';
import { useFigure } from './use-figure';
import { useSourceText } from './use-source-text';
import { useValueText } from './use-value-text';

type Share = 'leftShare' | 'rightShare' | 'rearShare' | 'midShare' | 'foreShare';

interface Part {
  readonly share: Share;
  readonly value: Value;
  readonly reference: Reference | undefined;
}

const nameOf: Readonly<Record<Share, string>> = {
  leftShare: 'left',
  rightShare: 'right',
  rearShare: 'rear',
  midShare: 'mid',
  foreShare: 'fore',
};

/** Distribution of the load between the feet, and along each foot; shares outside their usual range are marked. */
export function LoadBars({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const sourceText = useSourceText();
  const { leftShare, rightShare, symmetryIndex } = analysis.person;
  const shares = (['left', 'right'] as const)
    .map((side) => ({ side, parts: partsOf(analysis, side) }))
    .filter(({ parts }) => parts.length > 0);
  const between = leftShare && rightShare && { leftShare, rightShare };
  if (!between && shares.length === 0) return null;
  const references = [
    referenceIn(analysis, 'symmetryIndex'),
    ...shares.flatMap(({ parts }) => parts.map(({ reference }) => reference)),
  ];
  return (
    <section className="load-bars" aria-label={t('measurement.load.label')}>
      <h2>
        {t('measurement.load.label')}
        <How name={t('measurement.load.label')}>
          {t('measurement.load.how')} {sourceText(['symmetryIndex'], references)}
        </How>
      </h2>
      {between && (
        <>
          <Bar
            title={t('measurement.load.between')}
            parts={(['leftShare', 'rightShare'] as const).map((share) => ({
              share,
              value: between[share],
              reference: referenceIn(analysis, share),
            }))}
            kind="feet"
          />
          {symmetryIndex && (
            <SymmetryNote value={symmetryIndex} reference={referenceIn(analysis, 'symmetryIndex')} />
          )}
        </>
      )}
      {shares.map(({ side, parts }) => (
        <Bar key={side} title={t(`measurement.side.${side}`)} parts={parts} kind="foot" />
      ))}
    </section>
  );
}

interface SymmetryProps {
  readonly value: Value;
  readonly reference: Reference | undefined;
}

function SymmetryNote({ value, reference }: SymmetryProps) {
  const { t } = useTranslation();
  const figure = useFigure();
  const { rangeText } = useValueText();
  return (
    <p className="load-bars-note">
      {t('measurement.quantity.symmetryIndex')} {figure('symmetryIndex', value, reference)}
      {reference && (
        <small className="usual-range">
          {t('measurement.range.usual', { range: rangeText('symmetryIndex', reference) })}
        </small>
      )}
    </p>
  );
}

function Bar({ title, parts, kind }: { title: string; parts: readonly Part[]; kind: 'feet' | 'foot' }) {
  const { t } = useTranslation();
  const figure = useFigure();
  const { rangeText } = useValueText();
  return (
    <div className={`load-bar of-${kind}`}>
      <p className="load-bar-title">{title}</p>
      <ul>
        {parts.map(({ share, value: { value }, reference }) => (
          <li key={share}>
            <span>
              {t(`measurement.load.${nameOf[share]}`)}
              {reference && (
                <small className="usual-range" title={reference.source}>
                  {t('measurement.range.usual', { range: rangeText(share, reference) })}
                </small>
              )}
            </span>{' '}
            <span className="load-bar-track" aria-hidden="true">
              <span style={{ width: `${value}%` }} />
            </span>{' '}
            <b>{figure(share, { value }, reference)} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Empty if the foot has no complete step. */
function partsOf(analysis: AnalysisResult, side: Side): readonly Part[] {
  const { values } = analysis[side];
  const parts = (['rearShare', 'midShare', 'foreShare'] as const).flatMap((share): Part[] => {
    const value = values[share];
    return value ? [{ share, value, reference: referenceIn(analysis, share, side) }] : [];
  });
  return parts.length === 3 ? parts : [];
}
