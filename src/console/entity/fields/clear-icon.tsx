import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';

/** What antd's pickers show to empty them; antd itself gives that button no name. */
export function ClearIcon() {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('field.clear')}>
      <Icon name="close" size={14} />
    </span>
  );
}
