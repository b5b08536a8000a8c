import { useResourceParams } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FusionReport } from '../../../entity/contract/endpoints/fusion';
import { useDayText } from './day-text';
import { Panel } from './panel';

/** The measurements themselves, each with the way to its report. */
export function Measurements({ reports }: { readonly reports: readonly FusionReport[] }) {
  const { t } = useTranslation();
  const day = useDayText();
  const list = useResourceParams().resources.find(({ name }) => name === 'report')?.list;
  return (
    <Panel title={t('fusion.reports')} columns={['date', 'type', 'device', 'report']}>
      {reports.map(({ id, report_number, type, dev_type, detection_time }) => (
        <tr key={id}>
          <th scope="row">{day(detection_time)}</th>
          <td>{t(`fusion.kind.${type}`)}</td>
          <td>{dev_type ?? '–'}</td>
          <td>
            {typeof list === 'string' ? (
              <Link to={`${list}/show/${id}`}>{report_number}</Link>
            ) : (
              report_number
            )}
          </td>
        </tr>
      ))}
    </Panel>
  );
}
