import type { TFunction } from 'i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';

/** Title of a state for a place that does not show its field. */
export function stateTitle(t: TFunction, entity: Entity, field: Field, value: string | boolean): string {
  if (typeof value === 'string') return enumTitle(t, entity, field, value);
  return t('list.said.eq', {
    field: fieldTitle(t, entity, field),
    value: t(value ? 'field.yes' : 'field.no'),
  });
}
