import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { NavFlyout } from '../../data/navigation/nav-flyout';
import { NavGroup } from '../../data/navigation/nav-group';
import { NavLine } from '../../data/navigation/nav-line';
import { NavList } from '../../data/navigation/nav-list';
import { useCurrentPlace } from '../../data/navigation/places-context';
import { Icon } from '../../kit/icon';
import { useFitting } from './use-fitting';

interface Props {
  readonly entries: readonly NavEntry[];
  /** Groups are links to their first page; their lines stand elsewhere. */
  readonly isFlat: boolean;
}

const nothing = () => undefined;

/** The menus beside each other. Those for which there is no room stand behind a last one. */
export function TopMenu({ entries, isFlat }: Props) {
  const { t } = useTranslation();
  const current = useCurrentPlace();
  const list = useRef<HTMLUListElement>(null);
  const { fitting, spare } = useFitting(list, entries);
  const flat = entries.map((entry) => (isFlat ? { ...entry, children: [] } : entry));
  const isActive = ({ place }: NavEntry) => current === place || (current?.parents.includes(place) ?? false);
  const beyond = flat.slice(fitting);
  return (
    <>
      <ul ref={list} className="top-menu-fitting">
        {flat.map((entry) =>
          entry.children.length > 0 ? (
            <NavGroup
              key={entry.place.path}
              place={entry.place}
              shape="bar"
              isOpen={false}
              isActive={isActive(entry)}
              onToggle={nothing}
            >
              <NavList entries={entry.children} shape="tree" />
            </NavGroup>
          ) : (
            <NavLine key={entry.place.path} place={entry.place} isActive={isActive(entry)} shape="bar" />
          ),
        )}
      </ul>
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
            isActive={beyond.some(isActive)}
            hasArrow={false}
          >
            <NavList entries={beyond} shape="tree" />
          </NavFlyout>
        </ul>
      )}
    </>
  );
}
