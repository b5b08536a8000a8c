import { useTranslation } from 'react-i18next';
import { difference } from '../../../entity/menu/menu-difference';
import type { Entity } from '../../../entity/model/entity';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { ChangeList } from './change-list';
import { useRevision } from './menu-queries';

/** What turned one published state into another. */
export function RevisionChanges({ entity, from, to }: { entity: Entity; from: number; to: number }) {
  const { t } = useTranslation();
  const older = useRevision(from);
  const newer = useRevision(to);
  const error = older.error ?? newer.error;
  if (error) {
    return <RecordFailure error={error} onRetry={() => Promise.all([older.refetch(), newer.refetch()])} />;
  }
  // While the next is on its way, the last one is still there.
  if (older.data?.id !== from || newer.data?.id !== to) return <RecordLoading />;
  const changes = difference(older.data.tree, newer.data.tree);
  if (changes.length === 0) return <p className="menu-lead">{t('menuPage.difference.none')}</p>;
  return <ChangeList entity={entity} changes={changes} trees={[older.data.tree, newer.data.tree]} />;
}
