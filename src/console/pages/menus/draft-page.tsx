import { lazy, Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Draft } from '../../../entity/contract/endpoints/menu-draft';
import type { LiveTree } from '../../../entity/contract/endpoints/menu-tree';
import type { Entity } from '../../../entity/model/entity';
import { useUnsavedGuard } from '../../entity/form/unsaved-guard';
import { useAskToLeave } from '../../entity/form/use-ask-to-leave';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { Arranger } from './arranger';
import { useLeavesDesk } from './desk-address';
import { DraftBar } from './draft-bar';
import { goneIn } from './draft-state';
import './drafts.css';
import { GoneDraft } from './gone-draft';
import { GoneNote } from './gone-note';
import { useLiveTree, useStoredDraft } from './menu-queries';
import { useDraftDesk } from './use-draft-desk';
import { useGoneDraft } from './use-gone-draft';

const Preview = lazy(() => import('./preview'));
const ImpactPanel = lazy(() => import('./impact-panel'));
const DraftConflict = lazy(() => import('./draft-conflict'));

const parts = ['tree', 'preview', 'impact'] as const;

/** One draft: arranged, previewed, judged and published. */
export default function DraftPage({ id, entity }: { id: number; entity: Entity }) {
  const draft = useStoredDraft(id);
  const live = useLiveTree();
  const error = draft.error ?? live.error;
  if (draft.data && live.data) {
    return <DraftDesk entity={entity} start={draft.data} live={live.data} />;
  }
  const retry = () => Promise.all([draft.refetch(), live.refetch()]);
  const gone = goneIn(draft.error?.data);
  if (gone) return <GoneNote gone={gone} />;
  return error ? <RecordFailure error={error} onRetry={retry} /> : <RecordLoading />;
}

interface DraftDeskProps {
  readonly entity: Entity;
  readonly start: Draft;
  readonly live: LiveTree;
}

function DraftDesk({ entity, start, live }: DraftDeskProps) {
  const { t } = useTranslation();
  const { roles, tree: published } = live;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { desk, state, dispatch, retry } = useDraftDesk(entity, start, roles, published);
  const [isOver, setOver] = useState(false);
  const part = parts.find((name) => name === params.get('part')) ?? 'tree';
  const { stored, status, conflict, gone } = state;
  useGoneDraft(
    stored.id,
    useCallback((found) => dispatch({ kind: 'gone', gone: found }), [dispatch]),
  );

  const isUnsaved = status === 'failed' || status === 'conflict' || (gone && state.tree !== stored.tree);
  const isHolding = isUnsaved === true && !isOver;
  const letGo = useUnsavedGuard(isHolding, useAskToLeave(), useLeavesDesk());

  const leave = (next?: number) => {
    // The guard is gone before the step that it would stop.
    flushSync(() => setOver(true));
    letGo();
    navigate(next === undefined ? '?view=drafts' : `?view=drafts&draft=${next}`);
  };
  const tabs = (
    <nav className="menu-parts" aria-label={t('menuPage.parts.label')}>
      {parts.map((name) => (
        <Link
          key={name}
          to={`?view=drafts&draft=${stored.id}${name === 'tree' ? '' : `&part=${name}`}`}
          aria-current={name === part ? 'page' : undefined}
        >
          {t(`menuPage.parts.${name}`)}
        </Link>
      ))}
    </nav>
  );
  return (
    <>
      {gone && !isOver && !desk.may.change && <GoneNote gone={gone} />}
      {gone && !isOver && desk.may.change && (
        <GoneDraft
          entity={entity}
          gone={gone}
          draft={stored}
          tree={state.tree}
          onKept={leave}
          onLeave={() => navigate('?view=drafts')}
        />
      )}
      <DraftBar
        entity={entity}
        state={state}
        onLoaded={(draft) => dispatch({ kind: 'loaded', draft })}
        onRetry={retry}
        onGone={() => leave()}
        roles={roles}
      >
        {tabs}
      </DraftBar>
      {/* Kept while another part is looked at: its open branches and its search stay as they are. */}
      <div hidden={part !== 'tree'}>
        <Arranger entity={entity} desk={desk} label={stored.name} />
      </div>
      <Suspense fallback={<RecordLoading />}>
        {part === 'preview' && <Preview draft={stored} roles={roles} />}
        {part === 'impact' && <ImpactPanel entity={entity} draft={stored} roles={roles} />}
        {conflict && (
          <DraftConflict
            entity={entity}
            collisions={conflict.collisions}
            onSettled={(side) => dispatch({ kind: 'settled', side })}
          />
        )}
      </Suspense>
    </>
  );
}
