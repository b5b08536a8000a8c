import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftGone, Published } from '../../../entity/contract/draft-gone';
import { createMenuDraft, type Draft } from '../../../entity/contract/endpoints/menu-draft';
import { getMenuRevision } from '../../../entity/contract/endpoints/menu-revision';
import { type MenuEntry, renumbered } from '../../../entity/menu/menu-entry';
import { mergeTrees, type Settlement } from '../../../entity/menu/merge-menus';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { goneText } from './menu-words';

const SideDialog = lazy(() => import('./side-dialog'));

interface GoneDraftProps {
  readonly gone: DraftGone;
  /** As it was stored last. */
  readonly draft: Draft;
  /** With the changes of the reader. */
  readonly tree: readonly MenuEntry[];
  /** Opens the new draft. */
  readonly onKept: (id: number) => void;
  readonly onLeave: () => void;
}

/** Says who deleted or published the draft that is open, and keeps the reader's work as a new draft on request. */
export function GoneDraft({ gone, draft, tree, onKept, onLeave }: GoneDraftProps) {
  const { t } = useTranslation();
  const { attempt } = useEndpointMutation(createMenuDraft, { isLeaving: true });
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Work>();
  const keep = async (settled?: readonly Settlement[]) => {
    setBusy(true);
    try {
      const work = await workOf(gone, draft, tree, settled);
      if (work.collisions.length > 0) return setQuestion(work);
      const { tree: kept, based_on } = work;
      const made = await attempt({ body: { name: draft.name, tree: kept, based_on } });
      if (made) onKept(made.data.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Alert
        className="menu-gone"
        type="warning"
        showIcon
        role="alert"
        message={goneText(t, gone)}
        description={t('menuPage.gone.text')}
        action={
          <div className="menu-gone-ways">
            <Button onClick={onLeave}>{t('menuPage.draft.all')}</Button>
            <Button type="primary" loading={isBusy} onClick={() => void keep()}>
              {t('menuPage.gone.keep')}
            </Button>
          </div>
        }
      />
      <Suspense>
        {question && (
          <SideDialog
            collisions={question.collisions}
            trees={{ draft: question.own, published: question.current }}
            words="rebase"
            okText={t('menuPage.gone.keep')}
            onSettled={keep}
            onCancel={() => setQuestion(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

type Tree = readonly MenuEntry[];

type Work = Awaited<ReturnType<typeof workOf>>;

/** The new draft that holds the work of the reader, and what the reader has to decide first. */
async function workOf(
  { became }: DraftGone,
  { tree: stored, based_on }: Draft,
  tree: Tree,
  settled?: readonly Settlement[],
) {
  if (!became) return { tree, based_on, own: tree, current: stored, collisions: [] };
  const { revision, ids } = became;
  const call = { params: { id: revision } };
  const { tree: current } = await callEndpoint(getMenuRevision, call, { isLoud: true });
  return { ...keptWork(stored, tree, ids, current, settled), based_on: revision, current };
}

/**
 * Merges the work of the reader with the menus that the draft was published as: `stored` is what both began with, `ids`
 * the ids that its new entries were published with. `settled` says which side counts where both changed the same; `own`
 * is the work with the published ids.
 */
export function keptWork(
  stored: Tree,
  tree: Tree,
  ids: Published['ids'],
  published: Tree,
  settled: readonly Settlement[] = [],
) {
  const given = new Map(Object.entries(ids).map(([drafted, id]) => [Number(drafted), id]));
  const numbered = (one: Tree) => one.map((entry) => renumbered(entry, given));
  const own = numbered(tree);
  return { own, ...mergeTrees(numbered(stored), published, own, settled) };
}
