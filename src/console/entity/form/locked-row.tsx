import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import { fieldTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { FieldValue } from '../fields/field-value';

interface LockedRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly stored: Labelled;
  readonly reason: string;
}

/** A field that stays as it is in this one record, and why. */
export function LockedRow({ entity, field, stored, reason }: LockedRowProps) {
  const { t } = useTranslation();
  return (
    <div className="form-row" data-field={field.name}>
      <span className="form-locked-label">{fieldTitle(t, entity, field)}</span>
      <div className="form-input form-locked">
        <FieldValue entity={entity} field={field} value={stored[field.name]} row={stored} />
      </div>
      <p className="form-help">
        <Icon name="lock" size={13} /> {reason}
      </p>
    </div>
  );
}
