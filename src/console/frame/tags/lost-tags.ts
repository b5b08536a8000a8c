import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpotTitle } from '../../data/navigation/spot-title';
import type { TagsState } from '../../data/navigation/tags-state';
import { notify } from '../../kit/notice/notify';

/**
 * Says which pages with something unsaved have gone with the menus that led to them. One in sight says so in
 * its own place.
 */
export function useLostTags({ tags, location }: TagsState): void {
  const { t } = useTranslation();
  const titleOf = useSpotTitle(tags.map(({ spot }) => spot));
  // Named while they are there: what the words of a page that is gone come from may be gone as well.
  const named = tags.map((tag) => ({ ...tag, title: titleOf(tag.spot, tag.name) }));
  const before = useRef(named);
  useEffect(() => {
    // Who closes a page is asked first, and it holds nothing any more.
    const gone = before.current.filter(
      ({ path, isHeld }) => isHeld && path !== location?.pathname && named.every((tag) => tag.path !== path),
    );
    before.current = named;
    if (gone.length === 0) return;
    const names = gone.map(({ title }) => title).join(', ');
    notify.info(t('live.lostTags', { names }));
  }, [named, location, t]);
}
