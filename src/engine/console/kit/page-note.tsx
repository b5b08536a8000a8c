import type { ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** Buttons or links that help the user on. */
  readonly children?: ReactNode;
}

/** A page that consists of one message. */
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
