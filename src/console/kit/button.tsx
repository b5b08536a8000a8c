import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import './button.css';

export interface ButtonLook {
  /** Plain where it is not said; `outlined-danger` leads to a question that `danger` then answers. */
  readonly look?: 'primary' | 'danger' | 'outlined-danger' | undefined;
  readonly size?: 'small' | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  /** Shows that it works, and takes no second press meanwhile. */
  readonly isBusy?: boolean;
}

/** A button without the weight of antd's, for the frame and the lists, which come first. */
export function Button(props: ButtonProps) {
  const { look, size, icon, className, isBusy = false, onClick, children, ...rest } = props;
  const isSquare = children === undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, size, className, isBusy && 'is-busy', isSquare && 'is-square')}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? keep : onClick}
    >
      {isBusy && <span className="button-busy" />}
      {icon}
      {!isSquare && <span className="button-words">{children}</span>}
    </button>
  );
}

/** Also from submitting the form that it stands in. */
function keep(event: MouseEvent): void {
  event.preventDefault();
}

export function buttonClass(...looks: readonly (string | false | undefined)[]): string {
  return ['button', ...looks].filter(Boolean).join(' ');
}
