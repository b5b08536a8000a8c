import { useTranslation } from 'react-i18next';
import { DataTable } from '#engine/console/kit/data-table';
import type { AnalysisResult } from '../../../../measurement/analysis';
import { regionEntries } from '../../../../measurement/findings/region-quantities';
import { type RegionName, regionNames } from '../../../../measurement/footprint/region-mask';
import { symmetryIndex } from '../../../../measurement/pressure/symmetry-index';
import { How } from './how';
import { regionColumn } from './region-column';
import { useMarked } from './use-marked';
import { useNumber } from './use-number';

/** Regions of both feet with their difference; nothing if one foot has no regions. */
export function RegionDifference({ analysis }: { readonly analysis: AnalysisResult }) {
  const { t } = useTranslation();
  const number = useNumber();
  const marked = useMarked();
  const [left, right] = [analysis.left.regions, analysis.right.regions];
  if (!left || !right) return null;
  const title = t('measurement.difference.title');
  const compared = regionEntries.filter(
    ([, { isCompared, kinds }]) => isCompared && kinds.includes(analysis.kind),
  );
  return (
    <div className="foot-block">
      <h2>
        {title}
        <How name={title}>{t('measurement.difference.how')}</How>
      </h2>
      <DataTable<RegionName>
        label={title}
        rows={regionNames}
        keyOf={(region) => region}
        columns={[
          regionColumn(t),
          ...compared.flatMap(([key, { unit, digits }]) => {
            const group = `${t(`measurement.quantity.${key}`)} (${unit})`;
            const ofSide = (side: 'left' | 'right', regions: typeof left) => ({
              key: `${key} ${side}`,
              title: t(`measurement.load.${side}`),
              group,
              of: (region: RegionName) => {
                const value = regions[region][key];
                return value ? marked(value, digits) : '–';
              },
            });
            return [
              ofSide('left', left),
              ofSide('right', right),
              {
                key: `${key} difference`,
                title: t('measurement.difference.percent'),
                group,
                of: (region: RegionName) => {
                  const [one, other] = [left[region][key]?.value, right[region][key]?.value];
                  if (one === undefined || other === undefined) return '–';
                  return number(symmetryIndex(one, other), 0);
                },
              },
            ];
          }),
        ]}
      />
    </div>
  );
}
