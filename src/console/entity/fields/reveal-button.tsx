import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';

interface RevealButtonProps {
  readonly isShown: boolean;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
}

/** The eye in a password's box, as the sign-in page has it. antd's own cannot be reached by keyboard. */
export function RevealButton({ isShown, onPress, disabled }: RevealButtonProps) {
  const { t } = useTranslation();
  const label = t(isShown ? 'field.hide' : 'field.reveal');
  return (
    <button
      type="button"
      className="input-reveal"
      aria-pressed={isShown}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={isShown ? 'eye' : 'eye-off'} size={16} />
    </button>
  );
}
