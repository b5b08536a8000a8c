import { Tag, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FootAnalysis } from '../../../measurement/foot-analysis';
import { archBorders, archClass } from '../../../measurement/pressure/arch-index';
import { highest, impulse_Ns } from '../../../measurement/pressure/force';
import { cellArea_cm2, type PressureRecording } from '../../../measurement/recording';
import { meanStep, type StepAnalysis } from '../../../measurement/step-analysis';

interface Props {
  readonly recording: PressureRecording;
  readonly foot: FootAnalysis;
  readonly steps: readonly StepAnalysis[];
}

/** The main figures of a foot. Each says how it is computed; what the data do not allow is a dash with the reason. */
export function FootFacts({ recording, foot, steps }: Props) {
  const { t, i18n } = useTranslation();
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const mean = meanStep(steps);
  const spread = (value: { mean: number; deviation: number }, digits: number) =>
    `${format(value.mean, digits)} ± ${format(value.deviation, digits)}`;
  const arch = foot.archIndex;
  const archText = (index: number) =>
    t(`recording.arch.${archClass(index)}`, {
      from: format(archBorders[0], 2),
      to: format(archBorders[1], 2),
    });
  const facts: [name: string, value: string | undefined, unit: string, tag?: string][] = [
    ['peakForce', format(highest(foot.forces), 0), 'N'],
    ['peakPressure', format(highest(foot.footprint.peaks), 0), 'kPa'],
    ['impulse', format(impulse_Ns(foot.forces, recording.frameInterval_s), 1), 'N·s'],
    ['contactArea', format(foot.footprint.cells.length * cellArea_cm2(recording), 1), 'cm²'],
    [
      'archIndex',
      arch === undefined ? undefined : format(arch, 2),
      '',
      arch === undefined ? undefined : archText(arch),
    ],
  ];
  if (mean && mean.steps > 1) {
    facts.push(
      ['stepTime', spread(mean.contactTime_s, 2), 's'],
      ['stepImpulse', spread(mean.impulse_Ns, 1), 'N·s'],
      ['stepForce', spread(mean.peakForce_N, 0), 'N'],
    );
  }
  return (
    <dl className="foot-facts">
      {facts.map(([name, value, unit, tag]) => (
        <div key={name}>
          <dt>
            {t(`recording.fact.${name}`)}
            <Tooltip title={t(`recording.how.${name}`)} trigger={['hover', 'focus', 'click']}>
              <button
                type="button"
                className="foot-facts-how"
                aria-label={t('recording.how.label', { name: t(`recording.fact.${name}`) })}
              >
                ?
              </button>
            </Tooltip>
          </dt>
          <dd>
            {value === undefined ? (
              <span className="foot-facts-none">{t('recording.none')}</span>
            ) : (
              <>
                {value} <small>{unit}</small> {tag && <Tag>{tag}</Tag>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
