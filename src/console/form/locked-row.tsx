import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../entity/entity';
import { FieldValue } from '../fields/field-value';
import { Icon } from '../layout/icon';
import type { Labelled } from '../resource';
import { fieldTitle } from '../words/entity-words';

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
