import type { CellProps } from '../../../data/resource';
import { safeAddress } from '../../../i18n/format/external-address';
import { TextCell } from './text-cells';

export function PhoneCell({ value }: CellProps) {
  const phone = String(value);
  return <a href={`tel:${phone.replace(/[ -]/g, '')}`}>{phone}</a>;
}

export function EmailCell({ value }: CellProps) {
  const email = String(value);
  return (
    <a href={`mailto:${email}`} title={email}>
      {email}
    </a>
  );
}

export function UrlCell(props: CellProps) {
  const address = safeAddress(String(props.value));
  if (address === undefined) return <TextCell {...props} />;
  return (
    <a href={address} title={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}
