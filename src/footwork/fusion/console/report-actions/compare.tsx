import { PageLink } from '#engine/console/overrides/page-link';
import type { ReportActionProps } from '../../../reports/console/report-actions';

/** Compares the report with an earlier one of its customer. */
export default function Compare({ id, customer }: ReportActionProps) {
  if (customer == null) return null;
  return <PageLink page="user/fusionReport" search={{ customer, second: id }} name="fusionReport" />;
}
