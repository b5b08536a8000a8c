import { isPinned, type Tag } from './tags-state';

/** Which tags to close, relative to one of them. */
export type Closing = 'this' | 'others' | 'left' | 'right' | 'all';

/** Paths of the tags that this closes; pinned tags stay. */
export function closedBy(tags: readonly Tag[], closing: Closing, path: string): readonly string[] {
  const at = tags.findIndex((tag) => tag.path === path);
  const goes = (index: number): boolean => {
    switch (closing) {
      case 'this':
        return index === at;
      case 'others':
        return index !== at;
      case 'left':
        return index < at;
      case 'right':
        return index > at;
      case 'all':
        return true;
    }
  };
  return tags.filter((tag, index) => goes(index) && !isPinned(tag)).map((tag) => tag.path);
}

/** The tag to show when these close: the nearest on the right, else on the left. */
export function nextAfter(tags: readonly Tag[], closed: readonly string[], path: string): Tag | undefined {
  const at = tags.findIndex((tag) => tag.path === path);
  const stays = (tag: Tag) => !closed.includes(tag.path);
  return tags.slice(at + 1).find(stays) ?? tags.slice(0, at).findLast(stays);
}
