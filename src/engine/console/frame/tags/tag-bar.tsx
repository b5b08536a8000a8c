import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTags } from '../../data/navigation/tags-context';
import { Icon } from '../../kit/icon';
import { TagItem } from './tag-item';
import { TagMenu, type TagMenuAt } from './tag-menu';
import './tags.css';

export function TagBar() {
  const { t } = useTranslation();
  const { open, current } = useTags();
  const list = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<TagMenuAt>();
  const path = current?.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the rendered tags, which depend on both
  useEffect(() => {
    const bar = list.current;
    if (!bar) return undefined;
    // Also when the bar is resized, or a tag grows with its title.
    const observer = new ResizeObserver(() => bringIntoSight(bar));
    for (const part of [bar, ...bar.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [path, open]);
  useEffect(() => scrollByWheel(list.current), []);

  return (
    <nav className="tags" aria-label={t('shell.tags.title')}>
      <ul ref={list}>
        {open.map((tag) => (
          <TagItem key={tag.path} tag={tag} isCurrent={tag.path === path} onMenu={setMenu} />
        ))}
      </ul>
      {path !== undefined && (
        <button
          type="button"
          className="tags-more"
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          aria-label={t('shell.tags.menu')}
          title={t('shell.tags.menu')}
          onClick={({ currentTarget }) => setMenu({ path, opener: currentTarget })}
        >
          <Icon name="down" size={16} />
        </button>
      )}
      {menu && <TagMenu key={menu.path} at={menu} onClose={() => setMenu(undefined)} />}
    </nav>
  );
}

/** In pixels, as in tags.css. */
const gap = 6;

/** Scrolls the list only; `scrollIntoView` would scroll the page as well. */
function bringIntoSight(list: HTMLElement): void {
  const item = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (!item) return;
  const start = item.offsetLeft - list.offsetLeft;
  const end = start + item.offsetWidth;
  const pinned = list.querySelector<HTMLElement>(':scope > [data-pinned="true"]:first-child');
  const covered = pinned && pinned !== item ? pinned.offsetWidth + gap : 0;
  if (start - covered < list.scrollLeft) list.scrollLeft = start - covered;
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
}

function scrollByWheel(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const onWheel = (event: WheelEvent) => {
    if (event.deltaX !== 0 || list.scrollWidth <= list.clientWidth) return;
    event.preventDefault();
    list.scrollLeft += event.deltaY;
  };
  // React's listeners are passive and cannot prevent the page from scrolling.
  list.addEventListener('wheel', onWheel, { passive: false });
  return () => list.removeEventListener('wheel', onWheel);
}
