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
  /** For an item that shows or hides further items: whether they are shown. A press keeps the menu open. */
  readonly isUnfolded?: boolean;
}

interface ChoiceProps extends Props {
  readonly checked: boolean;
  /** Language of `text` where it differs from the page's. */
  readonly lang?: string;
}

export function MenuItem({ text, icon, disabled = false, danger = false, isUnfolded, onChoose }: ItemProps) {
  const choose = (event: MouseEvent) => {
    if (disabled || isUnfolded !== undefined) event.stopPropagation();
    if (!disabled) onChoose();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      aria-expanded={isUnfolded}
      data-danger={danger || undefined}
      onClick={choose}
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
