import { useResourceParams } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FusionReport, UnmeasuredReport } from '../../../entity/contract/endpoints/fusion';
import { useDayText } from './day-text';
import { Panel } from './panel';

interface Props {
  readonly reports: readonly FusionReport[];
  /** Reports without values to compare. */
  readonly unmeasured: readonly UnmeasuredReport[];
}

/** All reports of the customer, with links. */
export function Measurements({ reports, unmeasured }: Props) {
  const { t } = useTranslation();
  const day = useDayText();
  return (
    <Panel title={t('fusion.reports')} columns={['date', 'type', 'device', 'report']}>
      {reports.map((report) => (
        <tr key={report.id}>
          <th scope="row">{day(report.detection_time)}</th>
          <td>{t(`fusion.kind.${report.type}`)}</td>
          <td>{report.dev_type ?? '–'}</td>
          <td>
            <ReportLink report={report} />
          </td>
        </tr>
      ))}
      {unmeasured.map((report) => (
        <tr key={report.id} className="is-unmeasured">
          <th scope="row">{day(report.detection_time)}</th>
          <td>{t(`fusion.kind.${report.type}`)}</td>
          <td>{t('fusion.unmeasured')}</td>
          <td>
            <ReportLink report={report} />
          </td>
        </tr>
      ))}
    </Panel>
  );
}

function ReportLink({ report: { id, report_number } }: { readonly report: UnmeasuredReport }) {
  const list = useResourceParams().resources.find(({ name }) => name === 'report')?.list;
  if (typeof list !== 'string') return report_number;
  return <Link to={`${list}/show/${id}`}>{report_number}</Link>;
}
