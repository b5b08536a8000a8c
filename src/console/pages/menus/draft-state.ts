import type { DraftGone } from '../../../entity/contract/draft-gone';
import type { Draft } from '../../../entity/contract/endpoints/menu-draft';
import type { Finding } from '../../../entity/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { type Collision, mergeTrees } from '../../../entity/menu/merge-menus';
import { isSame } from '../../../entity/write/merge';

type Tree = readonly MenuEntry[];

/** A draft as it is being edited: what the server has, what is here, and how they stand to each other. */
export interface DraftState {
  /** As the server answered last. */
  readonly stored: Draft;
  readonly tree: Tree;
  readonly status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict' | 'gone';
  /** What was sent and is not answered yet. */
  readonly sent: Tree | undefined;
  /** What was sent without an answer, and may be stored for all that. */
  readonly unanswered: readonly Tree[];
  /** Somebody else saved changes that stand against those here. */
  readonly conflict:
    | { readonly theirs: Draft; readonly merged: Tree; readonly collisions: readonly Collision[] }
    | undefined;
  /** Somebody else has made an end of it. */
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
  | { readonly kind: 'settled'; readonly side: 'mine' | 'theirs' };

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

/** What an event makes of the draft. Nothing that was changed here is lost but by choice. */
export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.kind) {
    case 'loaded':
      // What was changed here while the answer was on its way stays.
      return state.tree === state.stored.tree ? loadedDraft(event.draft) : merged(state, event.draft);
    case 'changed': {
      const tree = event.change(state.tree);
      // While an answer is on its way, what comes next waits for it: it needs the version that it brings.
      const waits = state.status === 'conflict' || state.status === 'gone' || state.sent !== undefined;
      return { ...state, tree, status: waits ? state.status : 'changed' };
    }
    case 'sent':
      return state.sent ? state : { ...state, status: 'saving', sent: state.tree };
    case 'saved':
      // What was changed while the answer was on its way is still to be sent.
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
    case 'settled':
      return settled(state, event.side);
  }
}

/** Findings that belong to one entry, by its field. */
export function findingsOf(findings: readonly Finding[], id: number): Readonly<Record<string, string>> {
  const head = `tree.${id}.`;
  return Object.fromEntries(
    findings
      .filter(({ field }) => field.startsWith(head))
      .map(({ field, message }) => [field.slice(head.length), message]),
  );
}

/** Whether what is stored by now is what was sent from here, the answer to which was lost. */
export function isOwn({ unanswered }: DraftState, { tree }: Draft): boolean {
  return unanswered.some((sent) => isSame(sent, tree));
}

function merged(state: DraftState, theirs: Draft): DraftState {
  const base = isOwn(state, theirs) ? theirs : state.stored;
  const { tree, collisions } = mergeTrees(base.tree, theirs.tree, state.tree);
  if (collisions.length === 0) {
    return { ...state, stored: theirs, tree, status: 'changed', sent: undefined, unanswered: [] };
  }
  return { ...state, status: 'conflict', sent: undefined, conflict: { theirs, merged: tree, collisions } };
}

function settled(state: DraftState, side: 'mine' | 'theirs'): DraftState {
  if (!state.conflict) return state;
  const { theirs } = state.conflict;
  if (side === 'theirs') return loadedDraft(theirs);
  // Merged anew: more may have been changed here while the question stood.
  const { tree } = mergeTrees(state.stored.tree, theirs.tree, state.tree);
  return { ...state, stored: theirs, tree, status: 'changed', unanswered: [], conflict: undefined };
}

/** What a refusal says of a draft that is no more; undefined where it says something else. */
export function goneIn(data: unknown): DraftGone | undefined {
  return (data as { gone?: DraftGone } | null)?.gone;
}
