import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorCatalogue } from '../../../schema/contract/app-error';
import {
  type Draft,
  getMenuDraft,
  publishMenuDraft,
  rebaseMenuDraft,
} from '../../../schema/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import type { Collision, Side } from '../../../schema/menu/merge-menus';
import { Can } from '../../data/access/can';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { Mark } from '../../entity/fields/cells/mark';
import { IconButton } from '../../kit/icon-button';
import { notify } from '../../kit/notice/notify';
import type { DraftState } from './draft-state';
import { useDrafts, useImpact } from './menu-queries';
import { useMayChangeMenus } from './menu-rights';

const ConflictDialog = lazy(() => import('./conflict-dialog'));
const PublishDialog = lazy(() => import('./publish-dialog'));
const RenameDialog = lazy(() => import('./rename-dialog'));

interface DraftBarProps {
  readonly state: DraftState;
  readonly roles: readonly RoleInfo[];
  /** Links to the parts of the draft. */
  readonly children: ReactNode;
  readonly onLoaded: (draft: Draft) => void;
  readonly onRetry: () => void;
  /** Whether the draft is being published; the server deletes it before the response arrives. */
  readonly isSent: boolean;
  readonly onSent: (isSent: boolean) => void;
  readonly onPublished: () => void;
}

/** The name and state of a draft, and its actions. */
export function DraftBar(props: DraftBarProps) {
  const { state, roles, children, onLoaded, onRetry, isSent, onSent, onPublished } = props;
  const { stored, status } = state;
  const { t } = useTranslation();
  const drafts = useDrafts();
  const mayChange = useMayChangeMenus();
  const [isPublishing, setPublishing] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  /** After a conflict, loads what others have saved, as the base of the next attempt. */
  const reload = async () => onLoaded(await callEndpoint(getMenuDraft, { params: { id: stored.id } }));
  const { question, rebase, cancel } = useRebase(stored, onLoaded, reload);
  const isBehind = drafts.data?.list.some(({ id, isBehind: behind }) => id === stored.id && behind) ?? false;

  return (
    <div className="menu-draft-bar">
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
      <span className="menu-draft-title">
        <h2>{stored.name}</h2>
        {mayChange && (
          <IconButton
            icon="edit"
            size={16}
            label={t('formPage.renameDraft.title')}
            disabled={status !== 'saved'}
            onClick={() => setRenaming(true)}
          />
        )}
      </span>
      <span role="status" className="menu-draft-status">
        {t(`menuPage.status.${status}`)}
        {stored.faults.length > 0 && (
          <Mark color="red">{t('menuPage.draft.faults', { count: stored.faults.length })}</Mark>
        )}
        {isBehind && <Mark color="gold">{t('menuPage.draft.behind')}</Mark>}
      </span>
      <span className="menu-bar-end">
        {status === 'failed' && <Button onClick={onRetry}>{t('menuPage.draft.retry')}</Button>}
        {isBehind && mayChange && (
          <Button onClick={() => void rebase()} disabled={status !== 'saved'}>
            {t('menuPage.draft.rebase')}
          </Button>
        )}
        <Can perms={['sys:menu:publish']}>
          <Button type="primary" disabled={status !== 'saved'} onClick={() => setPublishing(true)}>
            {t('menuPage.publish.open')}
          </Button>
        </Can>
      </span>
      {children}
      <Suspense>
        {isRenaming && (
          <RenameDialog draft={stored} onRenamed={onLoaded} onClose={() => setRenaming(false)} />
        )}
        {question && (
          <ConflictDialog
            key={question.newest}
            words="rebase"
            base={question.base}
            theirs={question.current}
            collisions={question.collisions}
            warning={question.isAgain ? t('menuPage.rebase.again') : undefined}
            onDecided={rebase}
            onCancel={cancel}
          />
        )}
        {isPublishing && !question && (
          <PublishDraft
            draft={stored}
            roles={roles}
            onStale={reload}
            onRebase={mayChange ? () => rebase() : undefined}
            isSent={isSent}
            onSent={onSent}
            onPublished={onPublished}
            onClose={() => setPublishing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface PublishDraftProps extends Pick<DraftBarProps, 'roles' | 'isSent' | 'onSent' | 'onPublished'> {
  readonly draft: Draft;
  readonly onRebase: (() => Promise<void>) | undefined;
  readonly onStale: () => Promise<void>;
  readonly onClose: () => void;
}

function PublishDraft({ draft, isSent, onSent, onStale, onPublished, ...others }: PublishDraftProps) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(publishMenuDraft, { isLeaving: true });
  const { data: impact, error } = useImpact(draft.id, draft.version, !isSent);
  const publish = async (note: string) => {
    onSent(true);
    try {
      await send({ params: { id: draft.id }, body: { version: draft.version, note } });
    } catch (failure) {
      onSent(false);
      if (isStale(failure)) await onStale();
      throw failure;
    }
    notify.success(t('menuPage.publish.done'));
    onPublished();
  };
  return (
    <PublishDialog
      {...others}
      title={t('menuPage.publish.title', { name: draft.name })}
      text={t('menuPage.publish.text')}
      okText={t('menuPage.publish.confirm')}
      impact={impact}
      error={error}
      usualNote={draft.name}
      onPublish={publish}
    />
  );
}

function isStale(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === errorCatalogue.stale.code;
}

/** Data of a refused rebase. */
interface Refusal {
  readonly collisions: readonly Collision[];
  /** The published menus at the base of the draft, and now. */
  readonly base: readonly MenuEntry[];
  readonly current: readonly MenuEntry[];
  /** The revision that is published now. */
  readonly newest: number;
}

interface Question extends Refusal {
  /** Whether something else was published while the reader decided. */
  readonly isAgain: boolean;
}

/** Merges later publications into a draft; `question` is set if the reader has to decide. */
function useRebase({ id, version }: Draft, onLoaded: (draft: Draft) => void, onStale: () => Promise<void>) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(rebaseMenuDraft);
  const [question, setQuestion] = useState<Question>();
  const rebase = async (side?: Side) => {
    try {
      const body = { version, ...(side && question && { side, newest: question.newest }) };
      const draft = await send({ params: { id }, body });
      setQuestion(undefined);
      onLoaded(draft);
      notify.success(t('menuPage.draft.rebased'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = error.data as Partial<Refusal> | null;
      if (refusal?.collisions) return setQuestion({ ...(refusal as Refusal), isAgain: side !== undefined });
      notify.error(error.msg);
      if (isStale(error)) await onStale();
    }
  };
  return { question, rebase, cancel: () => setQuestion(undefined) };
}
