import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadParts } from '../app/entity-parts';
import { usePageTitle } from '../app/page-title';
import { RecordFailure } from '../record/record-failure';
import { RecordLoading } from '../record/record-loading';
import { ProfileForm } from './profile-form';
import { useProfile } from './use-profile';

/** What one's own account is, and what one may change of it. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const parts = loadParts('manager');
  const { data, error, refetch } = useProfile();
  usePageTitle(t('menu.profile'));
  const [entity] = use(parts);
  if (error) return <RecordFailure error={error} onRetry={refetch} />;
  if (!data) return <RecordLoading />;
  return <ProfileForm entity={entity} profile={data} />;
}
