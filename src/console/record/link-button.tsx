import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import './link-button.css';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  readonly to: string;
  /** Travels with the navigation, unseen in the address. */
  readonly state?: unknown;
  /** Goes there in another way than by adding it to the history. */
  readonly onFollow?: (to: string) => void;
}

/** A link in the looks of a button: it can be opened in a new tab, as a button cannot. */
export function LinkButton({ to, state, onFollow, ...props }: LinkButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onFollow) onFollow(to);
    else navigate(to, { state });
  };
  return <Button {...props} href={href} onClick={go} />;
}
