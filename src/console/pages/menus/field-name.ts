import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import { fieldTitle } from '../../i18n/entity-words';

/** What people call a property of an entry; its roles are no field of its own. */
export function useFieldName(entity: Entity): (name: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (name) => {
      const field = entity.fields.get(name);
      return field ? fieldTitle(t, entity, field) : t('menuPage.roles');
    },
    [t, entity],
  );
}
