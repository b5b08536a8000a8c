import { useTranslation } from 'react-i18next';
import { DeadEnd } from '../../kit/dead-end';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return <DeadEnd icon="search" title={t('console.notFound.title')} text={t('console.notFound.text')} />;
}
