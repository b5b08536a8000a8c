import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

export function RecordLoading() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('show.loading')}</span>
      <div aria-hidden="true">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    </div>
  );
}
