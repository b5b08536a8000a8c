import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { usePlaceTitle } from '../app/place-title';
import { Icon } from './icon';
import type { NavEntry } from './nav-entries';
import { NavList } from './nav-list';

interface Props {
  readonly entry: NavEntry;
  readonly collapsed: boolean;
  readonly open: boolean;
  /** Whether the current page is inside. */
  readonly active: boolean;
  readonly onToggle: () => void;
}

/** A group unfolds below its line, or, in the rail, opens beside it while it is pointed at or chosen. */
export function NavGroup({ entry, collapsed, open, active, onToggle }: Props) {
  const title = usePlaceTitle()(entry.place);
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const [top, setTop] = useState<number | null>(null);
  const shown = collapsed ? top !== null : open;

  const fly = () => setTop(item.current?.getBoundingClientRect().top ?? 0);
  const land = () => setTop(null);
  const rail = collapsed && {
    onMouseEnter: fly,
    onMouseLeave: land,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && land(),
    onBlur: (event: React.FocusEvent) => !item.current?.contains(event.relatedTarget) && land(),
    onClick: (event: React.MouseEvent) =>
      event.target instanceof Element && event.target.closest('a') && land(),
  };

  return (
    <li ref={item} {...rail}>
      <button
        type="button"
        className="nav-line"
        aria-expanded={shown}
        aria-controls={id}
        data-active={active}
        onClick={collapsed ? fly : onToggle}
      >
        <Icon name={entry.place.icon} />
        <span className={collapsed ? 'visually-hidden' : undefined}>{title}</span>
        {!collapsed && <Icon name="down" size={14} />}
      </button>
      <div
        id={id}
        className={collapsed ? 'nav-flyout' : 'nav-below'}
        hidden={!shown}
        style={{ top: top ?? undefined }}
      >
        {collapsed && <strong>{title}</strong>}
        <NavList entries={entry.children} collapsed={false} />
      </div>
    </li>
  );
}
