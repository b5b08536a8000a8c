import type { ComponentType } from 'react';
import './report-actions.css';

export interface ReportActionProps {
  readonly id: number;
  /** Customer, kind and day. */
  readonly name: string;
  readonly store: number | null | undefined;
  readonly customer: number | null | undefined;
  /** Whether the report has no evaluation yet. */
  readonly isPending: boolean;
}

/** Each feature may add actions, as files in its own folder `console/report-actions`. */
const actions = import.meta.glob<ComponentType<ReportActionProps>>('../../*/console/report-actions/*.tsx', {
  eager: true,
  import: 'default',
});

/** A store's actions on a report. */
export function ReportActions(props: ReportActionProps) {
  return (
    <div className="report-actions">
      {Object.entries(actions).map(([file, Action]) => (
        <Action key={file} {...props} />
      ))}
    </div>
  );
}
