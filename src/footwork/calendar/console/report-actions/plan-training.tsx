import { CreateLink } from '#engine/console/overrides/create-link';
import type { ReportActionProps } from '../../../reports/console/report-actions';

export default function PlanTraining({ id, store, customer }: ReportActionProps) {
  if (customer == null) return null;
  return <CreateLink entity="training-plan" references={{ store, customer, report: id }} />;
}
