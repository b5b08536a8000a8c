import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Revision, restoreMenus } from '../../../entity/contract/endpoints/menu-revision';
import type { Finding } from '../../../entity/contract/endpoints/menu-tree';
import type { InvalidData } from '../../../entity/contract/envelope';
import { difference } from '../../../entity/menu/menu-difference';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { impactOf, type RoleInfo } from '../../../entity/menu/menu-impact';
import type { Entity } from '../../../entity/model/entity';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { RecordLoading } from '../../entity/record/record-loading';
import { FormDialog } from '../../kit/form-dialog';
import { notify } from '../../kit/notice/notify';
import { ChangeList } from './change-list';
import { FindingList } from './finding-list';
import './history-page.css';
import { ImpactTable } from './impact-table';
import './impact.css';
import { useLiveTree, useRevision } from './menu-queries';
import { unpublishedInWords, useRightsRefusal } from './menu-rights';
import { NoteInput } from './note-input';
import { OwnTags } from './own-tags';
import { revisionName } from './revision-name';

const none: readonly never[] = [];

interface RestoreDialogProps {
  readonly entity: Entity;
  readonly revision: Revision;
  /** The newest that the page knows. */
  readonly newest: number | undefined;
  readonly onClose: () => void;
}

/** Says what going back to that state would change, and goes back. */
export function RestoreDialog({ entity, revision, newest, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const { send, isPending } = useEndpointMutation(restoreMenus);
  const live = useLiveTree();
  const wanted = useRevision(revision.id);
  const [note, setNote] = useState('');
  const [message, setMessage] = useState<string>();
  const [faults, setFaults] = useState<readonly Finding[]>(none);
  const name = revisionName(t, revision);
  const refusalOf = useRightsRefusal();
  const known = live.data &&
    wanted.data && {
      now: withoutVersions(live.data.tree),
      wanted: heldByKnown(wanted.data.tree, live.data.roles),
    };
  const changes = known && difference(known.now, known.wanted);
  const impact =
    known && changes && changes.length > 0 && impactOf(known.now, known.wanted, live.data?.roles ?? none);
  const refusal = known && refusalOf(known.now, known.wanted);

  const restore = async () => {
    if (isPending || newest === undefined) return;
    setMessage(undefined);
    setFaults(none);
    try {
      const body = { newest, ...(note.trim() !== '' && { note }) };
      await send({ params: { id: revision.id }, body });
      notify.success(t('menuPage.restore.done'));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.msg);
      setFaults((error.data as InvalidData | null)?.errors ?? none);
    }
  };
  return (
    <FormDialog
      width={680}
      title={t('menuPage.restore.title', { name })}
      onCancel={onClose}
      okText={t('menuPage.restore.confirm')}
      okButtonProps={{
        loading: isPending,
        disabled: !changes || changes.length === 0 || refusal !== undefined,
      }}
      onOk={restore}
    >
      <div role="alert" className="menu-said">
        {message !== undefined && <Alert type="error" showIcon message={message} />}
        {refusal && (
          <Alert type="warning" showIcon message={unpublishedInWords(t, refusal, live.data?.roles ?? none)} />
        )}
      </div>
      {!changes && <RecordLoading />}
      {changes && known && (
        <div className="menu-publish">
          <FindingList findings={faults} tree={known.wanted} kind="fault" />
          <p>{t(changes.length === 0 ? 'menuPage.restore.same' : 'menuPage.restore.text')}</p>
          <ChangeList entity={entity} changes={changes} trees={[known.now, known.wanted]} />
          {impact && <ImpactTable roles={impact.roles} heading="h3" />}
          {changes.length > 0 && <OwnTags current={known.now} next={known.wanted} />}
        </div>
      )}
      <NoteInput value={note} onChange={setNote} />
    </FormDialog>
  );
}

/** Roles that are no more hold nothing again. */
function heldByKnown(tree: readonly MenuEntry[], roles: readonly RoleInfo[]): MenuEntry[] {
  const codes = new Set(roles.map(({ code }) => code));
  return tree.map((entry) => ({ ...entry, roles: entry.roles.filter((code) => codes.has(code)) }));
}

function withoutVersions<Entry extends { readonly version: number }>(
  tree: readonly Entry[],
): Omit<Entry, 'version'>[] {
  return tree.map(({ version, ...entry }) => entry);
}
