import { useResourceParams } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '#engine/console/kit/data-table';
import type { FusionReport, UnmeasuredReport } from '../../endpoints/fusion';
import { useDayText } from './day-text';

interface Props {
  readonly reports: readonly FusionReport[];
  /** Reports without values to compare. */
  readonly unmeasured: readonly UnmeasuredReport[];
}

/** All reports of the customer, with links. */
export function Measurements({ reports, unmeasured }: Props) {
  const { t } = useTranslation();
  const day = useDayText();
  const title = t('fusion.reports');
  const rows = [
    ...reports.map((report) => ({ ...report, device: report.dev_type ?? '–' })),
    ...unmeasured.map((report) => ({ ...report, device: <small>{t('fusion.unmeasured')}</small> })),
  ];
  return (
    <div className="fusion-panel">
      <h2>{title}</h2>
      <DataTable
        label={title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { key: 'date', title: t('fusion.date'), of: day },
          {
            key: 'type',
            title: t('fusion.type'),
            isText: true,
            of: (report) => t(`fusion.kind.${report.type}`),
          },
          {
            key: 'device',
            title: t('fusion.device'),
            isText: true,
            of: ({ device }) => device,
          },
          {
            key: 'report',
            title: t('fusion.report'),
            isText: true,
            of: (report) => <ReportLink report={report} />,
          },
        ]}
      />
    </div>
  );
}

function ReportLink({ report: { id, report_number } }: { readonly report: UnmeasuredReport }) {
  const list = useResourceParams().resources.find(({ name }) => name === 'report')?.list;
  if (typeof list !== 'string') return report_number;
  return <Link to={`${list}/show/${id}`}>{report_number}</Link>;
}
