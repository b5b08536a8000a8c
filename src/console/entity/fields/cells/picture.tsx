import { safeAddress } from '../../../i18n/format/external-address';

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
