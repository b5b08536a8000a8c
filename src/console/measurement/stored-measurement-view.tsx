import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ReportMeasurement,
  type StoredMeasurement,
  unpackMeasurement,
} from '../../measurement/storage/report-measurement';
import { MeasurementView } from './measurement-view';

/** A measurement as a report holds it. */
export function StoredMeasurementView({ stored }: { readonly stored: StoredMeasurement }) {
  const { t } = useTranslation();
  const [state, setState] = useState<ReportMeasurement | 'damaged'>();
  useEffect(() => {
    let isCurrent = true;
    unpackMeasurement(stored).then(
      (unpacked) => isCurrent && setState(unpacked),
      () => isCurrent && setState('damaged'),
    );
    return () => {
      isCurrent = false;
    };
  }, [stored]);
  if (state === 'damaged') return <p role="alert">{t('measurement.damaged')}</p>;
  return state && <MeasurementView measurement={state} />;
}
