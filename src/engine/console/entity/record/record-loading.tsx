import { useTranslation } from 'react-i18next';
import './record-loading.css';

const lines = Array.from({ length: 11 }, (_, at) => `line-${at}`);

/**
 * Placeholder with a title and ten lines. antd's placeholder takes longer to render than the content that it
 * replaces.
 */
export function RecordLoading() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('show.loading')}</span>
      <div className="record-loading" aria-hidden="true">
        {lines.map((line) => (
          <i key={line} />
        ))}
      </div>
    </div>
  );
}
