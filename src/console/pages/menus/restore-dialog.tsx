import { useTranslation } from 'react-i18next';
import { type Revision, restoreMenus } from '../../../entity/contract/endpoints/menu-revision';
import type { LiveTree } from '../../../entity/contract/endpoints/menu-tree';
import { difference } from '../../../entity/menu/menu-difference';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { impactOf } from '../../../entity/menu/menu-impact';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { notify } from '../../kit/notice/notify';
import { useLiveTree, useRevision } from './menu-queries';
import { revisionName } from './menu-words';
import PublishDialog from './publish-dialog';

interface RestoreDialogProps {
  readonly revision: Revision;
  /** The newest that the page knows. */
  readonly newest: number;
  readonly onClose: () => void;
}

/** Shows what a roll back to a published state would change, and rolls back. */
export function RestoreDialog({ revision, newest, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(restoreMenus);
  const { data: live, error } = useLiveTree();
  const wanted = useRevision(revision.id);
  const impact = live && wanted.data && impactOfRestoring(live, wanted.data.tree);
  const isSame = impact !== undefined && difference(impact.current, impact.next).length === 0;
  return (
    <PublishDialog
      roles={live?.roles ?? []}
      title={t('menuPage.restore.title', { name: revisionName(t, revision) })}
      text={t(isSame ? 'menuPage.restore.same' : 'menuPage.restore.text')}
      okText={t('menuPage.restore.confirm')}
      impact={impact}
      error={error ?? wanted.error}
      disabled={isSame}
      onPublish={async (note) => {
        const body = { newest, ...(note.trim() !== '' && { note }) };
        await send({ params: { id: revision.id }, body });
        notify.success(t('menuPage.restore.done'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Roles that were deleted since hold nothing again. */
function impactOfRestoring({ tree, roles }: LiveTree, wanted: readonly MenuEntry[]) {
  const codes = new Set(roles.map(({ code }) => code));
  const current = tree.map(({ version, ...entry }) => entry);
  const next = wanted.map((entry) => ({ ...entry, roles: entry.roles.filter((code) => codes.has(code)) }));
  return { ...impactOf(current, next, roles), current, next, faults: [], warnings: [], collisions: [] };
}
