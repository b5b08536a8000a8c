import { Icon } from './icon';

interface Props {
  readonly text: string;
  readonly icon?: string;
  readonly onChoose: () => void;
}

interface ItemProps extends Props {
  /** The item is visible but cannot be chosen. */
  readonly disabled?: boolean;
}

interface ChoiceProps extends Props {
  readonly checked: boolean;
  /** Language of `text` where it differs from the page's. */
  readonly lang?: string;
}

export function MenuItem({ text, icon, disabled = false, onChoose }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
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
