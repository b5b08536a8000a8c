import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: string;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly size?: number;
}

export function IconButton({ icon, label, size, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} {...(size !== undefined && { size })} />
      {children}
    </button>
  );
}
