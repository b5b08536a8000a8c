import type { Tag, TagsState } from '../../data/navigation/tags-state';

/** How many pages go on living at most, besides those with something unsaved. */
const limit = 12;

/** Tags whose pages stay behind them: the latest used; and, whatever happens, those with something unsaved. */
export function keptTags({ tags, current }: TagsState, isKeeping: boolean): readonly Tag[] {
  const latest = tags
    .filter((tag) => isKeeping && tag.usedAt > 0 && tag.spot.place.keepAlive)
    .sort((one, other) => other.usedAt - one.usedAt)
    .slice(0, limit);
  return tags.filter((tag) => tag.path === current || tag.isHeld || latest.includes(tag));
}
