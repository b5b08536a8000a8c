import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import { type Fact, Facts } from '#engine/console/kit/facts';
import type { Step } from '../../../../measurement/pressure/steps';
import type { StepAnalysis } from '../../../../measurement/step-analysis';
import type { RecordedFoot } from './shown-feet';
import { useNumber } from './use-number';

type Figure = readonly [key: string, of: (one: StepAnalysis) => number | undefined, digits: number];

const figures: readonly Figure[] = [
  ['time', (one) => one.contactTime_s, 2],
  ['force', (one) => one.peakForce_N, 0],
  ['impulse', (one) => one.impulse_Ns, 1],
  ['rate', (one) => one.loadingRate_N_per_s, 0],
  ['rear', (one) => one.shares?.rear, 0],
  ['mid', (one) => one.shares?.mid, 0],
  ['fore', (one) => one.shares?.fore, 0],
  ['balance', (one) => one.balance_percent, 0],
  ['excursion', (one) => one.excursion?.excursionIndex_percent, 0],
  ['initial', (one) => one.phases?.initialContact_s, 2],
  ['forefoot', (one) => one.phases?.forefootContact_s, 2],
  ['flat', (one) => one.phases?.footFlat_s, 2],
  ['pushOff', (one) => one.phases?.forefootPushOff_s, 2],
];
/** Plates only: an insole does not record the walking direction. */
const onPlate: readonly Figure[] = [['angle', (one) => one.progressionAngle_deg, 0]];

interface Props {
  readonly name: string;
  /** The foot in all recordings. */
  readonly feet: readonly RecordedFoot[];
}

/** Figures of every step; a single step is shown as a list. Frames are counted from 1. */
export function StepTable({ name, feet }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  const isOnPlate = feet.some(({ recording }) => recording.surface === 'plate');
  const shown = isOnPlate ? [...figures, ...onPlate] : figures;
  const steps = feet.flatMap(({ foot }) => foot.stepAnalyses);
  const recordingOf = (one: StepAnalysis) => feet.findIndex(({ foot }) => foot.stepAnalyses.includes(one));
  const [first, ...others] = steps;
  if (first && others.length === 0) return <SingleStep step={first} figures={shown} />;
  return (
    <DataTable<StepAnalysis>
      label={name}
      rows={steps}
      keyOf={(one) => steps.indexOf(one)}
      columns={[
        ...(feet.length > 1
          ? [
              {
                key: 'recording',
                title: t('measurement.step.recording'),
                isText: true,
                of: (one: StepAnalysis) => recordingOf(one) + 1,
              },
            ]
          : []),
        {
          key: 'frames',
          title: t('measurement.step.frames'),
          isText: true,
          of: framesOf,
        },
        {
          key: 'complete',
          title: t('measurement.step.complete'),
          isText: true,
          of: ({ step }) => t(completeness(step)),
        },
        ...shown.map(([key, of, digits]) => ({
          key,
          title: t(`measurement.step.${key}`),
          of: (one: StepAnalysis) => number(shownOf(key, of, one), digits),
        })),
      ]}
    />
  );
}

interface SingleProps {
  readonly step: StepAnalysis;
  readonly figures: readonly Figure[];
}

function SingleStep({ step, figures }: SingleProps) {
  const { t } = useTranslation();
  const number = useNumber();
  const facts: readonly Fact[] = [
    ['frames', framesOf(step)],
    ['complete', t(completeness(step.step))],
    ...figures.map(([key, of, digits]) => [key, number(shownOf(key, of, step), digits)] as const),
  ];
  return (
    <Facts
      className="step-facts"
      facts={facts.map(([key, value]) => [t(`measurement.step.${key}`), value])}
    />
  );
}

/** Of a cut-off step, only its highest force is valid. */
function shownOf(key: string, of: Figure[1], step: StepAnalysis): number | undefined {
  return step.step.cutOff && key !== 'force' ? undefined : of(step);
}

function framesOf({ step }: StepAnalysis): string {
  return `${step.start + 1}–${step.end + 1}`;
}

function completeness({ cutOff }: Step): string {
  return cutOff ? 'measurement.step.cut' : 'measurement.step.yes';
}
