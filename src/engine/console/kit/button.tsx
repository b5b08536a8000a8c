import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import './button.css';

export interface ButtonLook {
  /**
   * Default: plain. Use `outlined-danger` for the button that opens a confirmation, `danger` for the one that
   * confirms.
   */
  readonly look?: 'primary' | 'danger' | 'outlined-danger' | undefined;
  readonly size?: 'small' | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> {
  /** Shows a spinner and ignores presses. */
  readonly isBusy?: boolean;
}

/** A button without antd, for the frame and the lists, which load first. */
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

/** Keeps a busy submit button from submitting its form. */
function keep(event: MouseEvent): void {
  event.preventDefault();
}

export function buttonClass(...looks: readonly (string | false | undefined)[]): string {
  return ['button', ...looks].filter(Boolean).join(' ');
}
