import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Entity } from '../../../entity/model/entity';
import { useRecordPaths } from '../record/record-paths';

/** Leads to the record that has the value of a field already; in another tab, since the form is not saved. */
export function TakenLink({ entity, id }: { readonly entity: Entity; readonly id: number }) {
  const { t } = useTranslation();
  return (
    <Link to={useRecordPaths(entity).show(id)} target="_blank">
      {t('formPage.taken')}
    </Link>
  );
}
