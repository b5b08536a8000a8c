import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { RegionValues } from '../../../../measurement/analysis';
import { type RegionName, regionNames } from '../../../../measurement/footprint/region-mask';
import { How } from './how';
import { regionColumn } from './region-column';
import { TimeBar } from './time-bar';
import { useMarked } from './use-marked';

interface Props {
  /** Name of the foot. */
  readonly name: string;
  readonly regions: Readonly<Record<RegionName, RegionValues>>;
}

const times = ['contactStart', 'contactPeak', 'contactEnd'] as const;

/** Start, peak and end of each region's ground contact, in percent of stance. */
export function RegionTiming({ name, regions }: Props) {
  const { t } = useTranslation();
  const marked = useMarked();
  const touching = regionNames.filter((region) => regions[region].contactStart);
  if (touching.length === 0) return null;
  const title = t('measurement.timing.title');
  return (
    <div className="stance-timing">
      <h3>
        {title}
        <How name={title}>{t('measurement.timing.how')}</How>
      </h3>
      <DataTable<RegionName>
        label={`${name}: ${title}`}
        rows={touching}
        keyOf={(region) => region}
        columns={[
          regionColumn(t),
          {
            key: 'bar',
            title: t('measurement.step.stance'),
            of: (region) => {
              const { contactStart, contactPeak, contactEnd } = regions[region];
              return (
                <TimeBar
                  from={contactStart?.value ?? 0}
                  to={contactEnd?.value ?? 0}
                  peak={contactPeak?.value}
                />
              );
            },
          },
          ...times.map((key) => ({
            key,
            title: `${t(`measurement.quantity.${key}`)} (%)`,
            of: (region: RegionName) => {
              const value = regions[region][key];
              return value && marked(value, 0);
            },
          })),
        ]}
      />
    </div>
  );
}
