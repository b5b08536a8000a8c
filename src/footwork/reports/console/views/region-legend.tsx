import { useTranslation } from 'react-i18next';
import { regionNames } from '../../../../measurement/footprint/region-mask';

/** The names of the numbered regions in a pressure map. */
export function RegionLegend() {
  const { t } = useTranslation();
  return (
    <ol className="region-legend" aria-label={t('measurement.map.regions')}>
      {regionNames.map((region) => (
        <li key={region}>{t(`measurement.region.${region}`)}</li>
      ))}
    </ol>
  );
}
