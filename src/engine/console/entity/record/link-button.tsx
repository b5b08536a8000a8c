import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { type ButtonLook, buttonClass } from '../../kit/button';

interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  /** Navigation state; not part of the address. */
  readonly state?: unknown;
  /** Replaces the normal navigation, which adds a history entry. */
  readonly onFollow?: (to: string) => void;
  readonly children: ReactNode;
}

/** A link in the look of a button. Unlike a button, it can be opened in a new tab. */
export function LinkButton(props: LinkButtonProps) {
  const { to, state, onFollow, look, size, icon, className, children } = props;
  const href = useHref(to);
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onFollow) onFollow(to);
    else navigate(to, { state });
  };
  return (
    <a className={buttonClass(look, size, className)} href={href} onClick={go}>
      {icon}
      <span className="button-words">{children}</span>
    </a>
  );
}
