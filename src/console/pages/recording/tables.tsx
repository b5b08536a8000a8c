import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { regionNames } from '../../../measurement/footprint/region-mask';
import type { RegionLoads } from '../../../measurement/pressure/region-loads';
import type { PressureRecording } from '../../../measurement/recording';
import type { StepAnalysis } from '../../../measurement/step-analysis';

function useNumber() {
  const { i18n } = useTranslation();
  return (value: number | undefined, digits: number) =>
    value === undefined
      ? '–'
      : new Intl.NumberFormat(i18n.language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(value);
}

/** What each of the ten regions carried over the whole recording. */
export function RegionTable({ regions }: { readonly regions: RegionLoads }) {
  const { t } = useTranslation();
  const number = useNumber();
  const rows = regionNames.map((name) => ({ name, ...regions[name] }));
  const column = (
    key:
      | 'contactArea_cm2'
      | 'peakPressure_kPa'
      | 'peakForce_N'
      | 'impulse_Ns'
      | 'pressureTimeIntegral_kPas'
      | 'contactTime_s',
    digits: number,
  ) => ({
    title: t(`recording.region.column.${key}`),
    dataIndex: key,
    align: 'right' as const,
    render: (value: number) => number(value, digits),
  });
  return (
    <Table
      size="small"
      rowKey="name"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={rows}
      columns={[
        {
          title: t('recording.region.title'),
          dataIndex: 'name',
          render: (name: string) => t(`recording.region.${name}`),
        },
        column('peakPressure_kPa', 0),
        column('peakForce_N', 0),
        column('impulse_Ns', 1),
        column('pressureTimeIntegral_kPas', 1),
        column('contactArea_cm2', 1),
        column('contactTime_s', 2),
      ]}
    />
  );
}

/** Every step with its own figures; frames count from 1. */
export function StepTable({
  steps,
  recording,
}: {
  readonly steps: readonly StepAnalysis[];
  readonly recording: PressureRecording;
}) {
  const { t } = useTranslation();
  const number = useNumber();
  const isPlate = recording.surface === 'plate';
  return (
    <Table
      size="small"
      rowKey={({ step }) => step.start}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...steps]}
      columns={[
        { title: t('recording.step.frames'), render: (_, { step }) => `${step.start + 1}–${step.end + 1}` },
        {
          title: t('recording.step.complete'),
          render: (_, { step }) => t(step.complete ? 'recording.step.yes' : 'recording.step.cut'),
        },
        { title: t('recording.step.time'), align: 'right', render: (_, one) => number(one.contactTime_s, 2) },
        { title: t('recording.step.force'), align: 'right', render: (_, one) => number(one.peakForce_N, 0) },
        { title: t('recording.step.impulse'), align: 'right', render: (_, one) => number(one.impulse_Ns, 1) },
        {
          title: t('recording.step.rate'),
          align: 'right',
          render: (_, one) => number(one.loadingRate_Ns, 0),
        },
        { title: t('recording.step.rear'), align: 'right', render: (_, one) => number(one.shares?.rear, 0) },
        { title: t('recording.step.mid'), align: 'right', render: (_, one) => number(one.shares?.mid, 0) },
        { title: t('recording.step.fore'), align: 'right', render: (_, one) => number(one.shares?.fore, 0) },
        {
          title: t('recording.step.balance'),
          align: 'right',
          render: (_, one) => number(one.balance_percent, 0),
        },
        {
          title: t('recording.step.excursion'),
          align: 'right',
          render: (_, one) => number(one.excursion?.excursionIndex_percent, 0),
        },
        ...(isPlate
          ? [
              {
                title: t('recording.step.angle'),
                align: 'right' as const,
                render: (_: unknown, one: StepAnalysis) => number(one.progressionAngle_deg, 0),
              },
            ]
          : []),
      ]}
    />
  );
}
