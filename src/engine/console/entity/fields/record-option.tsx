import type { ReactNode } from 'react';
import './record-option.css';

interface RecordOption {
  readonly label?: ReactNode;
  readonly data: { readonly subtitle?: string | undefined; readonly reason?: string | false | undefined };
}

/** The content of an option: label, subtitle that distinguishes the record, and why it cannot be chosen. */
export function recordOption({ label, data: { subtitle, reason } }: RecordOption) {
  return (
    <>
      <span>{label}</span>
      {subtitle !== undefined && <small className="option-subtitle">{subtitle}</small>}
      {reason && <small className="option-refusal">{reason}</small>}
    </>
  );
}
