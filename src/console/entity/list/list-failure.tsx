import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';

interface ListFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** The rows did not come. */
export function ListFailure({ message, onRetry }: ListFailureProps) {
  const { t } = useTranslation();
  return (
    <div className="list-empty" role="alert">
      <Icon name="warning" size={36} />
      <p>{t('list.failed')}</p>
      <p className="cell-muted">{message}</p>
      <Button onClick={onRetry}>{t('list.retry')}</Button>
    </div>
  );
}
