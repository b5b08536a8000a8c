import { useTranslation } from 'react-i18next';
import type { Collision } from '../../../schema/menu/merge-menus';
import { menuTitle } from '../../i18n/menu-title';
import { usePropertyTitle } from './menu-words';

/** The menus that both sides changed, with the fields. */
export function CollisionList({ collisions }: { readonly collisions: readonly Collision[] }) {
  const { t } = useTranslation();
  const propertyTitle = usePropertyTitle();
  return (
    <ul className="menu-pages">
      {collisions.map(({ id, name, fields }) => (
        <li key={id}>
          <strong>{menuTitle(t, name)}: </strong>
          {fields.map((field) => propertyTitle(field)).join(', ') || t('menuPage.conflict.gone')}
        </li>
      ))}
    </ul>
  );
}
