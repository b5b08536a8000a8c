import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, publishMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { RecordLoading } from '../../entity/record/record-loading';
import { FormDialog } from '../../kit/form-dialog';
import { notify } from '../../kit/notice/notify';
import { DraftChanges } from './draft-changes';
import { FindingList } from './finding-list';
import { ImpactTable } from './impact-table';
import { useImpact } from './menu-queries';
import { unpublishedInWords, useRightsRefusal } from './menu-rights';
import { NoteInput } from './note-input';
import { OwnTags } from './own-tags';

interface PublishDialogProps {
  readonly draft: Draft;
  readonly roles: readonly RoleInfo[];
  /** Undefined where that is not for the reader to do. */
  readonly onRebase: (() => Promise<void>) | undefined;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** Says what publishing does, asks for a note, and publishes. */
export default function PublishDialog({ draft, roles, onRebase, onPublished, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(publishMenuDraft, { isLeaving: true });
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The event of the publication comes before its answer, and a published draft has no impact to ask for.
  const { data: impact, error } = useImpact(draft.id, draft.version, !isBusy);
  const [message, setMessage] = useState<string>();
  const collides = (impact?.collisions.length ?? 0) > 0;
  const refusalOf = useRightsRefusal();
  const refusal = impact && refusalOf(impact.current, impact.next);
  const isFaulty = (impact?.faults.length ?? 0) > 0;

  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      await send({ params: { id: draft.id }, body: { version: draft.version, note } });
      notify.success(t('menuPage.publish.done'));
      onPublished();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setMessage(failure.msg);
    } finally {
      setBusy(false);
    }
  };
  const rebase = async () => {
    setBusy(true);
    await onRebase?.().finally(() => setBusy(false));
  };

  return (
    <FormDialog
      width={680}
      title={t('menuPage.publish.title', { name: draft.name })}
      onCancel={onClose}
      okText={t('menuPage.publish.confirm')}
      okButtonProps={{
        loading: isBusy && !collides,
        disabled: !impact || isFaulty || collides || refusal !== undefined,
      }}
      onOk={publish}
      footer={(_, { CancelBtn, OkBtn }) => (
        <>
          <CancelBtn />
          {collides && onRebase && (
            <Button loading={isBusy} onClick={() => void rebase()}>
              {t('menuPage.draft.rebase')}
            </Button>
          )}
          <OkBtn />
        </>
      )}
    >
      <div role="alert" className="menu-said">
        {message !== undefined && <Alert type="error" showIcon message={message} />}
        {error && !impact && <Alert type="error" showIcon message={error.msg} />}
        {collides && <Alert type="warning" showIcon message={t('menuPage.publish.collides')} />}
        {isFaulty && <Alert type="error" showIcon message={t('menuPage.publish.faulty')} />}
        {refusal && <Alert type="warning" showIcon message={unpublishedInWords(t, refusal, roles)} />}
      </div>
      {!impact && !error && <RecordLoading />}
      {impact && (
        <div className="menu-publish">
          <p>{t('menuPage.publish.text')}</p>
          <FindingList findings={impact.faults} tree={draft.tree} kind="fault" />
          <FindingList findings={impact.warnings} tree={draft.tree} kind="warning" />
          <DraftChanges impact={impact} />
          <ImpactTable roles={impact.roles} heading="h3" />
          {impact.vanished.length > 0 && (
            <p className="menu-warning">
              {t('menuPage.publish.vanished', { count: impact.vanished.length })}
            </p>
          )}
          <OwnTags current={impact.current} next={impact.next} />
        </div>
      )}
      <NoteInput value={note} usual={draft.name} onChange={setNote} />
    </FormDialog>
  );
}
