import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { DraftGone } from '../../../schema/contract/draft-gone';
import { type Draft, getMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useAskToLeave, useUnsavedGuard } from '../../entity/form/unsaved-guard';
import { RecordLoading } from '../../entity/record/record-loading';
import { Unanswered } from '../../entity/record/unanswered';
import { PageNote } from '../../kit/page-note';
import { Arranger } from './arranger';
import { DraftBar } from './draft-bar';
import { goneIn } from './draft-state';
import { draftPath, useLeavesEditor } from './menu-editor';
import './drafts.css';
import { GoneDraft } from './gone-draft';
import { useDrafts, useLiveTree, useStoredDraft } from './menu-queries';
import { goneText } from './menu-words';
import { useDraftEditor } from './use-draft-editor';

const Preview = lazy(() => import('./preview'));
const ImpactPanel = lazy(() => import('./consequences'));
const ConflictDialog = lazy(() => import('./conflict-dialog'));

const parts = ['tree', 'preview', 'impact'] as const;

/** Page of a draft: tree, preview, impact and publication. */
export default function DraftPage({ id }: { id: number }) {
  const draft = useStoredDraft(id);
  const live = useLiveTree();
  if (draft.data && live.data) {
    return <DraftEditor start={draft.data} live={live.data} />;
  }
  const gone = goneIn(draft.error?.data);
  if (gone) return <GoneNote gone={gone} />;
  return <Unanswered query={draft.data ? live : draft} />;
}

interface DraftEditorProps {
  readonly start: Draft;
  readonly live: LiveTree;
}

function DraftEditor({ start, live }: DraftEditorProps) {
  const { t } = useTranslation();
  const { roles, tree: published } = live;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { editor, state, dispatch, retry } = useDraftEditor(start, roles, published);
  const [isOver, setOver] = useState(false);
  // The live event of a publication arrives before its response; until then no query asks for the deleted draft.
  const [isSent, setSent] = useState(false);
  const part = parts.find((name) => name === params.get('part')) ?? 'tree';
  const { stored, status, conflict } = state;
  const gone = isOver ? undefined : state.gone;
  useGoneDraft(
    stored.id,
    !isSent,
    useCallback((found) => dispatch({ kind: 'gone', gone: found }), [dispatch]),
  );

  const isUnsaved = status === 'failed' || status === 'conflict' || (gone && state.tree !== stored.tree);
  const letGo = useUnsavedGuard(isUnsaved === true && !isOver, useAskToLeave(), useLeavesEditor());

  const leave = (next?: number) => {
    // Unregister the unsaved guard before the navigation, which it would block.
    flushSync(() => setOver(true));
    letGo();
    navigate(next === undefined ? '?view=drafts' : draftPath(next));
  };
  return (
    <>
      {gone && !editor.mayChange && <GoneNote gone={gone} />}
      {gone && editor.mayChange && (
        <GoneDraft
          gone={gone}
          draft={stored}
          tree={state.tree}
          onKept={leave}
          onLeave={() => navigate('?view=drafts')}
        />
      )}
      <DraftBar
        state={state}
        roles={roles}
        onLoaded={(draft) => dispatch({ kind: 'loaded', draft })}
        onRetry={retry}
        isSent={isSent}
        onSent={setSent}
        onPublished={() => leave()}
      >
        <nav className="menu-parts" aria-label={t('menuPage.parts.label')}>
          {parts.map((name) => (
            <Link
              key={name}
              to={`${draftPath(stored.id)}${name === 'tree' ? '' : `&part=${name}`}`}
              aria-current={name === part ? 'page' : undefined}
            >
              {t(`menuPage.parts.${name}`)}
            </Link>
          ))}
        </nav>
      </DraftBar>
      {/* Stays mounted, so that open branches and the search survive a switch of the part. */}
      <div hidden={part !== 'tree'}>
        <Arranger editor={editor} label={stored.name} />
      </div>
      <Suspense fallback={<RecordLoading />}>
        {part === 'preview' && <Preview draft={stored} roles={roles} isSent={isSent} />}
        {part === 'impact' && <ImpactPanel draft={stored} roles={roles} isSent={isSent} />}
        {conflict && (
          <ConflictDialog
            words="conflict"
            base={stored.tree}
            theirs={conflict.theirs.tree}
            collisions={conflict.collisions}
            onDecided={(side) => dispatch({ kind: 'decided', side })}
          />
        )}
      </Suspense>
    </>
  );
}

/** For a deleted draft that the reader cannot copy: it was never loaded, or the reader may not change menus. */
function GoneNote({ gone }: { readonly gone: DraftGone }) {
  const { t } = useTranslation();
  return (
    <PageNote icon="warning" title={t('show.gone')} text={goneText(t, gone)}>
      <Link to="?view=drafts">{t('menuPage.draft.all')}</Link>
    </PageNote>
  );
}

/** Loads how a draft ended when the list of drafts no longer contains it. */
function useGoneDraft(id: number, isEnabled: boolean, onGone: (gone: DraftGone) => void): void {
  const { data } = useDrafts();
  const isMissing = isEnabled && data?.list.every((draft) => draft.id !== id);
  useEffect(() => {
    if (!isMissing) return;
    callEndpoint(getMenuDraft, { params: { id } }).catch((error: unknown) => {
      const gone = error instanceof ApiError && goneIn(error.data);
      if (gone) onGone(gone);
    });
  }, [isMissing, id, onGone]);
}
