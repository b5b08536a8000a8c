import { useTranslation } from 'react-i18next';
import { impulse_Ns } from '../../measurement/pressure/force';
import { loadShares } from '../../measurement/pressure/load-shares';
import { symmetryIndex } from '../../measurement/pressure/symmetry-index';
import { type AnalysedFoot, type AnalysedRecording, feetOf } from './analysed-recording';
import { How } from './how';
import { useNumber } from './use-number';

interface Part {
  readonly name: string;
  readonly percent: number;
}

/** How the load is spread between the feet, and along each of them. */
export function LoadBars({ recordings }: { readonly recordings: readonly AnalysedRecording[] }) {
  const { t } = useTranslation();
  const number = useNumber();
  const feet = feetOf(recordings);
  const shares = feet.map((foot) => ({ foot, parts: partsOf(foot) })).filter(({ parts }) => parts.length > 0);
  const between = betweenFeet(feet);
  if (!between && shares.length === 0) return null;
  return (
    <section className="load-bars" aria-label={t('measurement.load.label')}>
      <h2>
        {t('measurement.load.label')}
        <How name={t('measurement.load.label')}>{t('measurement.load.how')}</How>
      </h2>
      {between && (
        <>
          <Bar title={t('measurement.load.between')} parts={between.parts} kind="feet" />
          <p className="load-bars-note">
            {t('measurement.load.symmetry', { percent: number(between.symmetry, 1) })}
          </p>
        </>
      )}
      {shares.map(({ foot, parts }) => (
        <Bar
          key={foot.side}
          title={t(`measurement.side.${foot.side ?? 'unknown'}`)}
          parts={parts}
          kind="foot"
        />
      ))}
    </section>
  );
}

function Bar({ title, parts, kind }: { title: string; parts: readonly Part[]; kind: 'feet' | 'foot' }) {
  const { t } = useTranslation();
  const number = useNumber();
  return (
    <div className="load-bar">
      <p className="load-bar-title">{title}</p>
      <ul className={`of-${kind}`}>
        {parts.map(({ name, percent }) => (
          <li key={name} style={{ flexGrow: percent }}>
            <span>{t(`measurement.load.${name}`)}</span> <b>{number(percent, 0)} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function partsOf({ regions, recording }: AnalysedFoot): readonly Part[] {
  const shares = regions && loadShares(regions, recording.frames.length > 1 ? 'impulse_Ns' : 'peakForce_N');
  if (!shares) return [];
  return (['rear', 'mid', 'fore'] as const).map((name) => ({ name, percent: shares[name] }));
}

/** Only of a left and a right foot that were recorded in the same way. */
function betweenFeet(
  feet: readonly AnalysedFoot[],
): { readonly parts: readonly Part[]; readonly symmetry: number } | undefined {
  const [left, right, ...others] = feet;
  if (left?.side !== 'left' || right?.side !== 'right' || others.length > 0) return undefined;
  const [ofLeft, ofRight] = [loadOf(left), loadOf(right)];
  const symmetry = symmetryIndex(ofLeft, ofRight);
  if (symmetry === undefined) return undefined;
  const percent = (ofLeft / (ofLeft + ofRight)) * 100;
  return {
    parts: [
      { name: 'left', percent },
      { name: 'right', percent: 100 - percent },
    ],
    symmetry,
  };
}

/** N·s of a walking foot, N of a standing one. */
function loadOf({ forces, recording }: AnalysedFoot): number {
  return recording.frames.length > 1 ? impulse_Ns(forces, recording.frameInterval_s) : (forces[0] ?? 0);
}
