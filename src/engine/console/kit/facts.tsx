import type { ReactNode } from 'react';
import './facts.css';

export type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly facts: readonly Fact[];
  readonly className?: string;
}

/** Names with their values; an empty value is left out with its name. */
export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`facts ${className}`}>
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
