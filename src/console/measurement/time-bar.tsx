import './time-bar.css';

interface Props {
  /** Percent of stance, as all of them. */
  readonly from: number;
  readonly to: number;
  /** Where the load is highest. */
  readonly peak?: number | undefined;
}

/** When something lasts, as a bar over the whole stance. The table around it has its figures. */
export function TimeBar({ from, to, peak }: Props) {
  return (
    <span className="time-bar" aria-hidden="true">
      <span style={{ insetInlineStart: `${from}%`, width: `${Math.max(to - from, 0)}%` }} />
      {peak !== undefined && <i style={{ insetInlineStart: `${peak}%` }} />}
    </span>
  );
}
