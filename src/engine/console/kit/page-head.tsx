import type { ReactNode } from 'react';

interface Props {
  /** Before the title: a `BackLink`. */
  readonly back?: ReactNode;
  readonly title: string;
  /** Small text next to the title: a total, a state. */
  readonly note?: ReactNode;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

export function PageHead({ back, title, note, children }: Props) {
  return (
    <div className="page-head">
      {back}
      <h1>{title}</h1>
      {note !== undefined && <span className="page-head-note">{note}</span>}
      <div className="page-head-actions">{children}</div>
    </div>
  );
}
