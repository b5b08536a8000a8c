import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';

interface RevealButtonProps {
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/** Button that reveals a password. antd's own is not reachable by keyboard. */
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
