import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { can } from '../../../entity/access/access';
import type { Draft } from '../../../entity/contract/endpoints/menu-draft';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import type { Entity } from '../../../entity/model/entity';
import { Can } from '../../data/access/can';
import { useActor } from '../../data/session';
import { Mark } from '../../entity/fields/cells/mark';
import type { DraftState } from './draft-state';
import { useDrafts } from './menu-queries';
import { RenameDraft } from './rename-draft';
import { useRebase } from './use-rebase';

const RebaseDialog = lazy(() => import('./rebase-dialog'));
const PublishDialog = lazy(() => import('./publish-dialog'));

interface DraftBarProps {
  readonly entity: Entity;
  readonly state: DraftState;
  readonly roles: readonly RoleInfo[];
  /** The ways through the draft. */
  readonly children: ReactNode;
  readonly onLoaded: (draft: Draft) => void;
  readonly onRetry: () => void;
  readonly onGone: () => void;
}

/** What the draft is, whether it is stored, and what becomes of it. */
export function DraftBar({ entity, state, roles, children, onLoaded, onRetry, onGone }: DraftBarProps) {
  const { t } = useTranslation();
  const { stored, status } = state;
  const drafts = useDrafts();
  const mayChange = can(useActor(), 'update', entity);
  const [isPublishing, setPublishing] = useState(false);
  const { question, rebase, giveUp } = useRebase(stored, onLoaded);
  const isBehind = drafts.data?.list.some(({ id, isBehind: behind }) => id === stored.id && behind) ?? false;

  return (
    <div className="menu-draft-bar">
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
      <span className="menu-draft-title">
        <h2>{stored.name}</h2>
        {mayChange && <RenameDraft draft={stored} disabled={status !== 'saved'} onLoaded={onLoaded} />}
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
        {question && (
          <RebaseDialog
            key={question.newest}
            entity={entity}
            own={stored.tree}
            question={question}
            action={t('menuPage.draft.rebase')}
            onSettled={rebase}
            onCancel={giveUp}
          />
        )}
        {isPublishing && !question && (
          <PublishDialog
            draft={stored}
            roles={roles}
            onRebase={mayChange ? () => rebase() : undefined}
            onPublished={onGone}
            onClose={() => setPublishing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
