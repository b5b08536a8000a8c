import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { can } from '../../../schema/access/access';
import { holdsPerm } from '../../../schema/access/perms';
import { errorCatalogue } from '../../../schema/contract/app-error';
import type { DraftGone } from '../../../schema/contract/draft-gone';
import {
  createMenuDraft,
  type Draft,
  publishMenuDraft,
  updateMenuDraft,
} from '../../../schema/contract/endpoints/menu-draft';
import { difference } from '../../../schema/menu/menu-difference';
import { type MenuEntry, renumbered } from '../../../schema/menu/menu-entry';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import { type Collision, mergeTrees, type Side } from '../../../schema/menu/merge-menus';
import { ApiError } from '../../data/api-error';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useActor } from '../../data/session';
import { useAskToLeave, useUnsavedGuard } from '../../entity/form/unsaved-guard';
import { notify } from '../../kit/notice/notify';
import { draftPath, type MenuEditor } from './menu-editor';
import { useMenuEntity } from './menu-entity';

/** What is edited: a stored draft or, without an id, a tree that saving stores as a new draft. */
export interface DraftBase
  extends Pick<Draft, 'name' | 'version' | 'based_on' | 'tree' | 'faults' | 'warnings'> {
  readonly id: number | undefined;
}

interface Edits {
  readonly base: DraftBase;
  readonly name: string;
  readonly tree: readonly MenuEntry[];
}

/** Another session saved other values for fields that were changed here. */
interface Conflict {
  readonly theirs: DraftBase;
  readonly collisions: readonly Collision[];
}

/** Edits a draft in the console until the user saves it. Without edits it follows `start`, and how others `ended` it. */
export function useDraftEdits(start: DraftBase, roles: readonly RoleInfo[], ended?: DraftGone) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actor = useActor();
  const mayChange = can(actor, 'update', useMenuEntity());
  const mayPublish = holdsPerm(actor, 'sys:menu:publish');
  const { send: create, isPending: isCreating } = useEndpointMutation(createMenuDraft);
  const { send: update, isPending: isUpdating } = useEndpointMutation(updateMenuDraft);
  const { send: publish } = useEndpointMutation(publishMenuDraft);
  const [edits, setEdits] = useState<Edits>();
  const [conflict, setConflict] = useState<Conflict>();
  const [gone, setGone] = useState<DraftGone>();
  const now = edits ?? unchanged(start);
  const { base, name, tree } = now;
  const isChanged = name !== base.name || tree !== base.tree;
  const letGo = useUnsavedGuard(isChanged, useAskToLeave(), useLeavesDraft());
  if (edits && !isChanged && base.id !== undefined && base.version <= start.version) setEdits(undefined);

  const edit = (values: Partial<Edits>) => setEdits({ ...now, ...values });

  /** Returns whether the draft is stored; otherwise, the user has been notified. */
  const store = async (mine: Edits): Promise<boolean> => {
    const { base, tree } = mine;
    const name = mine.name.trim();
    try {
      if (base.id !== undefined) {
        const body = { version: base.version, name, tree };
        setEdits(unchanged(await update({ params: { id: base.id }, body })));
        return true;
      }
      const { id } = await create({ body: { name, tree, based_on: base.based_on } });
      // Unregister the unsaved guard before the navigation, which it would block.
      flushSync(() => setEdits(undefined));
      letGo();
      navigate(draftPath(id));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const theirs = staleDraft(error);
      if (theirs) return storeOnto(theirs, mine);
      const found = goneIn(error.data);
      if (found) noteGone(found);
      else if (error.unsaid !== undefined) notify.error(error.unsaid);
      return false;
    }
  };
  const storeOnto = async (theirs: DraftBase, mine: Edits, side?: Side): Promise<boolean> => {
    const { tree, collisions } = mergeTrees(mine.base.tree, theirs.tree, mine.tree, side);
    if (collisions.length > 0 && !side) {
      setConflict({ theirs, collisions });
      return false;
    }
    const name = mine.name === mine.base.name ? theirs.name : mine.name.trim();
    if (name === theirs.name && difference(theirs.tree, tree).length === 0) {
      // All of it is stored: by an earlier save whose response was lost, or by others.
      setEdits(unchanged(theirs));
      return true;
    }
    if (!side) notify.info(t('menuPage.draft.others'));
    return store({ base: theirs, name, tree });
  };

  /** Keeps the tree of a draft that others deleted or published, so that saving stores it as a new draft. */
  const noteGone = (found: DraftGone) => {
    // Entries published meanwhile get their published ids, so that the new draft does not add them twice.
    const ids = new Map(Object.entries(found.became?.ids ?? {}).map(([was, id]) => [Number(was), id]));
    const renumber = (one: typeof tree) => one.map((entry) => renumbered(entry, ids));
    const stored = { ...base, id: undefined, tree: renumber(base.tree) };
    setGone(found);
    edit({ base: stored, tree: tree === base.tree ? stored.tree : renumber(tree) });
  };
  if (ended && !gone) noteGone(ended);

  const publishOne: MenuEditor['publish'] = async (name, tree) => {
    try {
      const { id, version } = await create({ body: { name, tree, based_on: base.based_on } });
      try {
        await publish({ params: { id }, body: { version } });
        notify.success(t('menuPage.publish.done'));
        return { kind: 'saved' };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify.error(t('menuPage.publish.keptAsDraft', { reason: error.msg }));
        return { kind: 'saved', draft: id };
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'failed', message: error.unsaid };
    }
  };

  const editor: MenuEditor = {
    entries: tree,
    roles,
    faults: base.faults,
    warnings: base.warnings,
    mayChange,
    isSaving: isCreating || isUpdating,
    // Applied to the latest edits: a form may stay open while further changes are made.
    change: (change) => setEdits((at = now) => ({ ...at, tree: change(at.tree) })),
    publish: mayPublish && base.id === undefined && !isChanged ? publishOne : undefined,
  };
  return {
    ...now,
    editor,
    isChanged,
    gone,
    conflict,
    rename: (name: string) => edit({ name }),
    discard: () => setEdits(base.id === undefined && !gone ? undefined : unchanged(base)),
    save: () => store(now),
    decide: async (side: Side) => {
      if (!conflict) return;
      setConflict(undefined);
      await storeOnto(conflict.theirs, now, side);
    },
    /** Takes over how others ended the draft, from the error of a publication. */
    follow: ({ data }: ApiError) => {
      const found = goneIn(data);
      if (found) noteGone(found);
    },
  };
}

function unchanged(base: DraftBase): Edits {
  return { base, name: base.name, tree: base.tree };
}

/** The draft in the data of a conflict, which has no findings. */
function staleDraft({ code, data }: ApiError): DraftBase | undefined {
  if (code !== errorCatalogue.stale.code) return undefined;
  const record = (data as { record?: Omit<Draft, 'faults' | 'warnings'> } | null)?.record;
  return record && { faults: [], warnings: [], ...record };
}

/** How a draft ended, from the data of a 404; undefined for other errors. */
export function goneIn(data: unknown): DraftGone | undefined {
  return (data as { gone?: DraftGone } | null)?.gone;
}

/** Returns whether a query of this page shows another tree. */
export function useLeavesDraft(): (search: string) => boolean {
  const [params] = useSearchParams();
  const here = treeIn(params);
  return useCallback((search: string) => treeIn(new URLSearchParams(search)) !== here, [here]);
}

function treeIn(params: URLSearchParams): string {
  return `${params.get('view') ?? 'published'} ${params.get('draft') ?? ''}`;
}
