import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftGone } from '../../../entity/contract/draft-gone';
import { createMenuDraft, type Draft } from '../../../entity/contract/endpoints/menu-draft';
import { getMenuRevision } from '../../../entity/contract/endpoints/menu-revision';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Settlement } from '../../../entity/menu/merge-menus';
import type { Entity } from '../../../entity/model/entity';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useGoneWords } from './gone-words';
import { type KeptWork, keptWork } from './kept-work';

const RebaseDialog = lazy(() => import('./rebase-dialog'));

interface GoneDraftProps {
  readonly entity: Entity;
  readonly gone: DraftGone;
  /** As it was stored last. */
  readonly draft: Draft;
  /** As it is here. */
  readonly tree: readonly MenuEntry[];
  /** With the new draft that the work goes on in. */
  readonly onKept: (id: number) => void;
  readonly onLeave: () => void;
}

/**
 * Says who made an end of the draft that is open, and keeps what is in it as a new one where that is wanted.
 * Where the draft was published, and others had changed the same in it, it asks first what counts.
 */
export function GoneDraft({ entity, gone, draft, tree, onKept, onLeave }: GoneDraftProps) {
  const { t } = useTranslation();
  const inWords = useGoneWords();
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
        message={inWords(gone)}
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
          <RebaseDialog
            entity={entity}
            own={question.own}
            question={question}
            action={t('menuPage.gone.keep')}
            onSettled={keep}
            onCancel={() => setQuestion(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A new draft of the work, and what is to be settled before; it departs from what was published, where it was. */
interface Work extends KeptWork {
  readonly based_on: number;
  readonly current: readonly MenuEntry[];
}

async function workOf(
  { became }: DraftGone,
  { tree: stored, based_on }: Draft,
  tree: readonly MenuEntry[],
  settled?: readonly Settlement[],
): Promise<Work> {
  if (!became) return { tree, based_on, own: tree, current: stored, collisions: [] };
  const { revision, ids } = became;
  const { tree: current } = await callEndpoint(
    getMenuRevision,
    { params: { id: revision } },
    { isLoud: true },
  );
  return { ...keptWork(stored, tree, ids, current, settled), based_on: revision, current };
}
