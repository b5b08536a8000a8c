import { safeAddress } from '../../../i18n/format/external-address';
import { useCellSurroundings } from '../cell-context';

interface HeadlineProps {
  readonly title: string;
  /** Small text below the title. */
  readonly note?: string | null;
  /** Undefined: no picture. Null: the first letter of the title. */
  readonly picture?: string | null;
}

/** Identifies a record in a list: picture, name and number on two lines. On a page only the name. */
export function Headline({ title, note, picture }: HeadlineProps) {
  const { whole } = useCellSurroundings();
  if (whole) return title;
  const address = picture ? safeAddress(picture) : undefined;
  return (
    <span className="cell-headline">
      {picture !== undefined && (
        <span className="cell-face" aria-hidden="true">
          {address === undefined ? title.charAt(0) : <img src={address} alt="" loading="lazy" />}
        </span>
      )}
      <span className="cell-lines">
        <span title={title}>{title}</span>
        {note && <small className="cell-muted">{note}</small>}
      </span>
    </span>
  );
}
