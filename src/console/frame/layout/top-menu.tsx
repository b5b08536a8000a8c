import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { NavFlyout } from '../../data/navigation/nav-flyout';
import { isAround, NavList } from '../../data/navigation/nav-list';
import { useCurrentPlace } from '../../data/navigation/places-context';
import { Icon } from '../../kit/icon';
import { useFitting } from './use-fitting';

interface TopMenuProps {
  readonly entries: readonly NavEntry[];
  /** Groups are links to their first page; their lines stand elsewhere. */
  readonly isFlat: boolean;
}

/** The menus beside each other. Those for which there is no room stand behind a last one. */
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
