import type { StoredDraft } from './drafts';

const minute = 60_000;

type Listed = Pick<StoredDraft, 'name' | 'update_time' | 'tree'>;

/**
 * Whether the list of drafts, which prints minutes, says something else of a draft now. A draft stores itself
 * many times a minute: nobody asks for the list anew at each.
 */
export function isListedOtherwise(was: Listed, is: Listed): boolean {
  return was.name !== is.name || was.tree.length !== is.tree.length || minuteOf(was) !== minuteOf(is);
}

function minuteOf({ update_time }: Listed): number {
  return Math.floor(new Date(update_time).getTime() / minute);
}
