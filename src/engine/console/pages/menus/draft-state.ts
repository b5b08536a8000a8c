import type { DraftGone } from '../../../schema/contract/draft-gone';
import type { Draft } from '../../../schema/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { type Collision, mergeTrees, type Side } from '../../../schema/menu/merge-menus';
import { isSame } from '../../../schema/write/merge';

type Tree = readonly MenuEntry[];

/** A draft that is being edited: the stored one, the local tree, and how they differ. */
export interface DraftState {
  /** The last answer of the server. */
  readonly stored: Draft;
  readonly tree: Tree;
  readonly status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'gone';
  /** The tree of the pending request. */
  readonly sent: Tree | undefined;
  /** Trees of failed requests without a response, which the server may have stored. */
  readonly unanswered: readonly Tree[];
  /** Another session saved other values for fields that were changed here. */
  readonly conflict: { readonly theirs: Draft; readonly collisions: readonly Collision[] } | undefined;
  /** Another session deleted or published the draft. */
  readonly gone: DraftGone | undefined;
}

export type DraftEvent =
  | { readonly kind: 'loaded'; readonly draft: Draft }
  | { readonly kind: 'changed'; readonly change: (tree: Tree) => Tree }
  | { readonly kind: 'sent' }
  | { readonly kind: 'saved'; readonly draft: Draft }
  | { readonly kind: 'stale'; readonly draft: Draft }
  | { readonly kind: 'failed' }
  | { readonly kind: 'gone'; readonly gone: DraftGone }
  | { readonly kind: 'decided'; readonly side: Side };

export function loadedDraft(draft: Draft): DraftState {
  return {
    stored: draft,
    tree: draft.tree,
    status: 'saved',
    sent: undefined,
    unanswered: [],
    conflict: undefined,
    gone: undefined,
  };
}

/** The state after an event. A local change is lost only if the reader decides so. */
export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.kind) {
    case 'loaded':
      // Changes made during the request stay.
      return state.tree === state.stored.tree ? loadedDraft(event.draft) : merged(state, event.draft);
    case 'changed': {
      const tree = event.change(state.tree);
      // During a request further changes wait, because the next request needs the version of the response.
      const waits = state.status === 'conflict' || state.status === 'gone' || state.sent !== undefined;
      return { ...state, tree, status: waits ? state.status : 'changed' };
    }
    case 'sent':
      return state.sent ? state : { ...state, status: 'saving', sent: state.tree };
    case 'saved':
      // Changes made during the request are still to be sent.
      return state.tree === state.sent
        ? loadedDraft(event.draft)
        : { ...state, stored: event.draft, status: 'changed', sent: undefined, unanswered: [] };
    case 'stale':
      return merged(state, event.draft);
    case 'failed':
      return {
        ...state,
        status: state.tree === state.sent ? 'failed' : 'changed',
        sent: undefined,
        unanswered: state.sent ? [...state.unanswered, state.sent] : state.unanswered,
      };
    case 'gone':
      return { ...state, status: 'gone', sent: undefined, conflict: undefined, gone: event.gone };
    case 'decided': {
      if (!state.conflict) return state;
      const { theirs } = state.conflict;
      const { tree } = mergeTrees(state.stored.tree, theirs.tree, state.tree, event.side);
      return { ...state, stored: theirs, tree, status: 'changed', unanswered: [], conflict: undefined };
    }
  }
}

/** Whether this session sent the stored draft and missed the response. */
export function isOwn({ unanswered }: DraftState, { tree }: Draft): boolean {
  return unanswered.some((sent) => isSame(sent, tree));
}

function merged(state: DraftState, theirs: Draft): DraftState {
  const base = isOwn(state, theirs) ? theirs : state.stored;
  const { tree, collisions } = mergeTrees(base.tree, theirs.tree, state.tree);
  if (collisions.length === 0) {
    return { ...state, stored: theirs, tree, status: 'changed', sent: undefined, unanswered: [] };
  }
  return { ...state, status: 'conflict', sent: undefined, conflict: { theirs, collisions } };
}

/** How the draft ended, from the data of a 404; undefined for other errors. */
export function goneIn(data: unknown): DraftGone | undefined {
  return (data as { gone?: DraftGone } | null)?.gone;
}
