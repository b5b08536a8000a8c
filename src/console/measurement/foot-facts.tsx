import { useTranslation } from 'react-i18next';
import { archBorders, archClass } from '../../measurement/pressure/arch-index';
import { highest, impulse_Ns } from '../../measurement/pressure/force';
import { cellArea_cm2 } from '../../measurement/recording';
import type { MeanStep } from '../../measurement/step-analysis';
import type { AnalysedFoot } from './analysed-recording';
import { How } from './how';
import { useNumber } from './use-number';

interface Props {
  readonly foot: AnalysedFoot;
  readonly mean: MeanStep | undefined;
}

/** The main figures of a foot. Each says how it is computed; what the data do not allow is a dash with the reason. */
export function FootFacts({ foot, mean }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  const { recording, archIndex: arch } = foot;
  const spread = (value: { mean: number; deviation: number }, digits: number) =>
    `${number(value.mean, digits)} ± ${number(value.deviation, digits)}`;
  const archText = (index: number) =>
    t(`measurement.arch.${archClass(index)}`, {
      from: number(archBorders[0], 2),
      to: number(archBorders[1], 2),
    });
  const facts: [name: string, value: string | undefined, unit: string, tag?: string][] = [
    ['peakForce', number(highest(foot.forces), 0), 'N'],
    ['peakPressure', number(highest(foot.footprint.peaks), 0), 'kPa'],
    ['contactArea', number(foot.footprint.cells.length * cellArea_cm2(recording), 1), 'cm²'],
    [
      'archIndex',
      arch === undefined ? undefined : number(arch, 2),
      '',
      arch === undefined ? undefined : archText(arch),
    ],
  ];
  if (recording.frames.length > 1) {
    facts.splice(2, 0, ['impulse', number(impulse_Ns(foot.forces, recording.frameInterval_s), 1), 'N·s']);
  }
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
            {t(`measurement.fact.${name}`)}
            <How name={t(`measurement.fact.${name}`)}>{t(`measurement.how.${name}`)}</How>
          </dt>
          <dd>
            {value === undefined ? (
              <span className="foot-facts-none">{t('measurement.none')}</span>
            ) : (
              <>
                {value} <small>{unit}</small> {tag && <span className="foot-facts-class">{tag}</span>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
