import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';

interface RevealButtonProps {
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/** The eye in a password's box, as the sign-in page has it. antd's own cannot be reached by keyboard. */
export function RevealButton({ isShown, onPress }: RevealButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={isShown ? 'eye' : 'eye-off'}
      size={16}
      label={t(isShown ? 'field.hide' : 'field.reveal')}
      className="input-reveal"
      aria-pressed={isShown}
      onClick={onPress}
    />
  );
}
