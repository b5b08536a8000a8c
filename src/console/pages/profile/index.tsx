import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadParts } from '../../entity/entity-parts';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { usePageTitle } from '../../kit/page-title';
import { ProfileForm } from './profile-form';
import { useProfile } from './use-profile';

/** What one's own account is, and what one may change of it. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const parts = loadParts.edit('manager');
  const { data, error, refetch } = useProfile();
  usePageTitle(t('menu.profile'));
  const [entity, resource] = use(parts);
  if (error) return <RecordFailure error={error} onRetry={refetch} />;
  if (!data) return <RecordLoading />;
  return <ProfileForm entity={entity} resource={resource} profile={data} />;
}
