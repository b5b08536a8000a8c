import './time-bar.css';

interface Props {
  /** Start and end in percent of stance. */
  readonly from: number;
  readonly to: number;
  /** Time of the highest load, in percent of stance. */
  readonly peak?: number | undefined;
}

/** An interval of stance as a bar; the table contains its figures. */
export function TimeBar({ from, to, peak }: Props) {
  return (
    <span className="time-bar" aria-hidden="true">
      <span style={{ insetInlineStart: `${from}%`, width: `${Math.max(to - from, 0)}%` }} />
      {peak !== undefined && <i style={{ insetInlineStart: `${peak}%` }} />}
    </span>
  );
}
