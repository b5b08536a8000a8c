import { useTranslation } from 'react-i18next';
import type { RegionValues } from '../../measurement/analysis';
import type { RegionQuantity } from '../../measurement/findings/quantities';
import type { MeasurementKind, RegionQuantityFacts } from '../../measurement/findings/quantity';
import { regionQuantities } from '../../measurement/findings/region-quantities';
import { type RegionName, regionNames } from '../../measurement/footprint/region-mask';
import { ScrollTable } from './scroll-table';
import { useNumber } from './use-number';

interface Props {
  /** Of the foot. */
  readonly name: string;
  readonly regions: Readonly<Record<RegionName, RegionValues>>;
  readonly kind: MeasurementKind;
}

const still: readonly RegionQuantity[] = ['peakPressure', 'meanPressure', 'peakForce', 'contactArea'];
const moving: readonly RegionQuantity[] = [
  'peakPressure',
  'peakForce',
  'impulse',
  'pressureTimeIntegral',
  'contactArea',
  'contactTime',
];

/** What each of the ten regions carried: mean ± standard deviation of the complete steps. */
export function RegionTable({ name, regions, kind }: Props) {
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
        ...(kind === 'static' ? still : moving).map((key) => {
          const { unit, digits }: RegionQuantityFacts = regionQuantities[key];
          return {
            key,
            title: `${t(`measurement.quantity.${key}`)} (${unit})`,
            of: (region: RegionName) => {
              const { value, sd } = regions[region][key] ?? {};
              return sd === undefined
                ? number(value, digits)
                : `${number(value, digits)} ± ${number(sd, digits)}`;
            },
          };
        }),
      ]}
    />
  );
}
