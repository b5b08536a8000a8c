import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon';

interface Props {
  readonly text: ReactNode;
  readonly icon?: string;
  readonly onChoose: () => void;
}

interface ItemProps extends Props {
  /** The item is visible but cannot be chosen. */
  readonly disabled?: boolean;
  readonly danger?: boolean | undefined;
}

interface ChoiceProps extends Props {
  readonly checked: boolean;
  /** Language of `text` where it differs from the page's. */
  readonly lang?: string;
}

export function MenuItem({ text, icon, disabled = false, danger = false, onChoose }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      data-danger={danger || undefined}
      onClick={(event) => (disabled ? event.stopPropagation() : onChoose())}
    >
      {icon !== undefined && <Icon name={icon} size={16} />}
      <span>{text}</span>
    </button>
  );
}

/** An item of a group in which exactly one is checked. */
export function MenuChoice({ text, icon, checked, lang, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      lang={lang}
      onClick={onChoose}
    >
      {icon !== undefined && <Icon name={icon} size={16} />}
      <span>{text}</span>
      {checked && <Icon name="check" size={16} />}
    </button>
  );
}

interface FoldProps {
  readonly text: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** An item that shows or hides further items; the menu stays open. */
export function MenuFold({ text, isOpen, onToggle }: FoldProps) {
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} aria-expanded={isOpen} onClick={toggle}>
      <span>{text}</span>
    </button>
  );
}
