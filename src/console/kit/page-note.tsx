import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A page that has only this to say. */
export function PageNote({ icon, title, text, children }: Props) {
  return (
    <section className="page-note">
      <Icon name={icon} size={40} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  );
}
