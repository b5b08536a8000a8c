import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { NavFlyout } from '../../data/navigation/nav-flyout';
import { isAround, NavList } from '../../data/navigation/nav-list';
import { useCurrentPlace } from '../../data/navigation/places-context';
import { Icon } from '../../kit/icon';

interface TopMenuProps {
  readonly entries: readonly NavEntry[];
  /** Groups are links to their first page; the sidebar shows their children. */
  readonly isFlat: boolean;
}

/** The menus in a row. A last menu holds those that do not fit. */
export function TopMenu({ entries, isFlat }: TopMenuProps) {
  const { t } = useTranslation();
  const current = useCurrentPlace();
  const list = useRef<HTMLUListElement>(null);
  const shown = useMemo(
    () => (isFlat ? entries.map((entry) => ({ ...entry, children: [] })) : entries),
    [entries, isFlat],
  );
  const { fitting, spare } = useFitting(list, shown);
  const beyond = shown.slice(fitting);
  return (
    <nav className="top-menu" aria-label={t('shell.topMenu')}>
      <NavList ref={list} className="top-menu-fitting" entries={shown} shape="bar" />
      {beyond.length > 0 && (
        <ul style={{ insetInlineStart: -spare }}>
          <NavFlyout
            face={
              <>
                <Icon name="more" />
                <span className="visually-hidden">{t('shell.moreMenus')}</span>
              </>
            }
            title={t('shell.moreMenus')}
            side="below"
            isActive={beyond.some(({ place }) => isAround(place, current))}
            hasArrow={false}
          >
            <NavList entries={beyond} shape="tree" />
          </NavFlyout>
        </ul>
      )}
    </nav>
  );
}

interface Fitting {
  /** Number of items that fit. */
  readonly fitting: number;
  /** Width that they leave free, in pixels. */
  readonly spare: number;
}

/** Measures which items fit into the first line of a wrapping list, and hides the others. */
function useFitting(list: RefObject<HTMLElement | null>, items: readonly unknown[]): Fitting {
  const [state, setState] = useState<Fitting>({ fitting: items.length, spare: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: new items render new children of the list, which the effect measures
  useLayoutEffect(() => {
    const line = list.current;
    if (!line) return;
    const children = [...line.children] as HTMLElement[];
    const measure = () => {
      const top = children[0]?.offsetTop;
      const fitting = children.filter(({ offsetTop }) => offsetTop === top).length;
      for (const [at, child] of children.entries()) child.style.visibility = at < fitting ? '' : 'hidden';
      const last = children[fitting - 1];
      const used = last ? last.offsetLeft + last.offsetWidth - line.offsetLeft : 0;
      setState({ fitting, spare: line.offsetWidth - used });
    };
    // The window can change the width of the list, and the words can change the widths of the items.
    const observer = new ResizeObserver(measure);
    for (const element of [line, ...children]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [list, items]);

  return state;
}
