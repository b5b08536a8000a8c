import type { ReactNode } from 'react';
import './outside-value.css';

interface Props {
  readonly arrow: 'above' | 'below';
  /** What assistive technology reads before the value. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A value outside of its reference range. */
export function OutsideValue({ arrow, label, children }: Props) {
  return (
    <strong className="outside-value">
      <span aria-hidden="true">{arrow === 'above' ? '↑\u00a0' : '↓\u00a0'}</span>
      <span className="visually-hidden">{label} </span>
      {children}
    </strong>
  );
}
