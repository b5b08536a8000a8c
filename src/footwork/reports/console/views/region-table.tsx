import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { AnalysisResult } from '../../../../measurement/analysis';
import { referenceIn } from '../../../../measurement/findings/references';
import { regionEntries } from '../../../../measurement/findings/region-quantities';
import { type RegionName, regionNames } from '../../../../measurement/footprint/region-mask';
import type { Side } from '../../../../measurement/recording';
import { regionColumn } from './region-column';
import { useMarked } from './use-marked';
import { useRangeText } from './use-range-text';

interface Props {
  /** Name of the foot. */
  readonly name: string;
  readonly side: Side;
  readonly analysis: AnalysisResult;
}

/**
 * Figures of the ten regions: mean ± standard deviation of the complete steps, with a reference range if one is
 * known. Quantities without any value are omitted.
 */
export function RegionTable({ name, side, analysis }: Props) {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  const marked = useMarked();
  const { regions } = analysis[side];
  const shown = regionEntries.filter(
    ([key, { column }]) =>
      column?.includes(analysis.kind) && regionNames.some((region) => regions?.[region][key]),
  );
  return (
    <DataTable<RegionName>
      label={`${name}: ${t('measurement.region.label')}`}
      rows={regionNames}
      keyOf={(region) => region}
      columns={[
        regionColumn(t),
        ...shown.map(([key, { unit, digits }]) => ({
          key,
          title: `${t(`measurement.quantity.${key}`)} (${unit})`,
          of: (region: RegionName) => {
            const value = regions?.[region][key];
            if (!value) return '–';
            const range = referenceIn(analysis, key, side, region);
            return (
              <>
                {marked(value, digits, range)}
                {range && (
                  <small className="usual-range" title={range.source}>
                    {rangeText(range, digits)}
                  </small>
                )}
              </>
            );
          },
        })),
      ]}
    />
  );
}
