import type { CellProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { safeAddress } from '../../../i18n/format/external-address';
import { useCellSurroundings } from '../cell-context';
import { textsOf } from './texts-of';

const shownInList = 3;

interface PictureProps {
  readonly address: string;
  readonly name: string;
  readonly isLarge: boolean;
}

/** A thumbnail that opens the picture itself in a new tab. */
export function Picture({ address, name, isLarge }: PictureProps) {
  const href = safeAddress(address);
  if (href === undefined) return <span title={address}>{address}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={isLarge ? 'cell-picture cell-picture-large' : 'cell-picture'}
    >
      <img src={href} alt={name} loading="lazy" />
    </a>
  );
}

export function ImageCell({ entity, field, value }: CellProps) {
  const { t, whole } = useCellSurroundings();
  return <Picture address={String(value)} name={fieldTitle(t, entity, field)} isLarge={whole} />;
}

export function ImagesCell({ entity, field, value }: CellProps) {
  const { t, whole } = useCellSurroundings();
  const addresses = textsOf(value);
  const shown = whole ? addresses : addresses.slice(0, shownInList);
  const title = fieldTitle(t, entity, field);
  return (
    <span className="cell-marks">
      {shown.map((address, at) => (
        <Picture key={address} address={address} name={`${title} ${at + 1}`} isLarge={whole} />
      ))}
      {shown.length < addresses.length && (
        <span className="cell-muted">+{addresses.length - shown.length}</span>
      )}
    </span>
  );
}
