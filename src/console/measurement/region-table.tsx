import { useTranslation } from 'react-i18next';
import { type RegionName, regionNames } from '../../measurement/footprint/region-mask';
import type { RegionLoads } from '../../measurement/pressure/region-loads';
import { ScrollTable } from './scroll-table';
import { useNumber } from './use-number';

interface Props {
  /** Of the foot. */
  readonly name: string;
  readonly regions: RegionLoads;
  /** A single frame has no time, and nothing that follows from it. */
  readonly hasTime: boolean;
}

const still = [
  ['peakPressure_kPa', 0],
  ['meanPressure_kPa', 0],
  ['peakForce_N', 0],
  ['contactArea_cm2', 1],
] as const;
const moving = [
  ['peakPressure_kPa', 0],
  ['peakForce_N', 0],
  ['impulse_Ns', 1],
  ['pressureTimeIntegral_kPas', 1],
  ['contactArea_cm2', 1],
  ['contactTime_s', 2],
] as const;

/** What each of the ten regions carried over the whole recording. */
export function RegionTable({ name, regions, hasTime }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  return (
    <ScrollTable<RegionName>
      label={`${name}: ${t('measurement.region.label')}`}
      rows={regionNames}
      keyOf={(region) => region}
      columns={[
        {
          key: 'name',
          title: t('measurement.region.title'),
          isText: true,
          of: (region) => t(`measurement.region.${region}`),
        },
        ...(hasTime ? moving : still).map(([key, digits]) => ({
          key,
          title: t(`measurement.region.column.${key}`),
          of: (region: RegionName) => number(regions[region][key], digits),
        })),
      ]}
    />
  );
}
