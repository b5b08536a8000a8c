import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Entity } from '../../../schema/model/entity';
import { useRecordPaths } from '../record/record-paths';

/** Link to the record that already holds the field's value; opens a new tab, since the form is unsaved. */
export function TakenLink({ entity, id }: { readonly entity: Entity; readonly id: number }) {
  const { t } = useTranslation();
  return (
    <Link to={useRecordPaths(entity).show(id)} target="_blank">
      {t('formPage.taken')}
    </Link>
  );
}
