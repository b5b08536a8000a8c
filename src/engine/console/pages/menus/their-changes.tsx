import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { Collision } from '../../../schema/menu/merge-menus';
import { menuTitle } from '../../i18n/menu-title';
import { ChangeList } from './change-list';
import { usePropertyTitle } from './menu-words';

interface TheirChangesProps {
  /** The trees before and after the changes of others. */
  readonly base: readonly MenuEntry[];
  readonly theirs: readonly MenuEntry[];
  readonly collisions: readonly Collision[];
}

/** What others changed, and the menus that both sides changed, with the fields. */
export function TheirChanges({ base, theirs, collisions }: TheirChangesProps) {
  const { t } = useTranslation();
  const propertyTitle = usePropertyTitle();
  return (
    <>
      <ChangeList from={base} to={theirs} />
      <p>{t('menuPage.side.text')}</p>
      <ul className="menu-pages">
        {collisions.map(({ id, name, fields }) => (
          <li key={id}>
            <strong>{menuTitle(t, name)}: </strong>
            {fields.map((field) => propertyTitle(field)).join(', ') || t('menuPage.side.gone')}
          </li>
        ))}
      </ul>
    </>
  );
}
