import type { TFunction } from 'i18next';
import type { RegionName } from '../../../../measurement/footprint/region-mask';

/** The first column of a table of regions: their names. */
export function regionColumn(t: TFunction) {
  return {
    key: 'name',
    title: t('measurement.region.title'),
    isText: true,
    of: (region: RegionName) => t(`measurement.region.${region}`),
  };
}
