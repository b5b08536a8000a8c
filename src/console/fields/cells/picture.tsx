import { useCellSurroundings } from '../cell-context';
import { safeAddress } from '../format/external-address';

interface PictureProps {
  readonly address: string;
  readonly name: string;
}

/** A thumbnail that opens the picture itself in a new tab. */
export function Picture({ address, name }: PictureProps) {
  const { whole } = useCellSurroundings();
  const href = safeAddress(address);
  if (href === undefined) return <span title={address}>{address}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={whole ? 'cell-picture cell-picture-large' : 'cell-picture'}
    >
      <img src={href} alt={name} loading="lazy" />
    </a>
  );
}
