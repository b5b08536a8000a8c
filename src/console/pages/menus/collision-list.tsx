import { useTranslation } from 'react-i18next';
import type { Collision } from '../../../entity/menu/merge-menus';
import type { Entity } from '../../../entity/model/entity';
import { useEntryTitle } from './entry-title';
import { useFieldName } from './field-name';

/** Entries that two have changed, and in what. */
export function CollisionList({
  entity,
  collisions,
}: {
  readonly entity: Entity;
  readonly collisions: readonly Collision[];
}) {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  const fieldName = useFieldName(entity);
  return (
    <ul className="menu-collisions">
      {collisions.map((collision) => (
        <li key={collision.id}>
          <strong>{titleOf(collision)}</strong>
          {': '}
          {collision.fields.length > 0
            ? collision.fields.map(fieldName).join(', ')
            : t('menuPage.conflict.gone')}
        </li>
      ))}
    </ul>
  );
}
