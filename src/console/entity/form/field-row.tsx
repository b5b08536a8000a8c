import { Form } from 'antd';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import type { FormPart, Labelled } from '../../data/resource';
import { fieldHelp, fieldTitle } from '../../i18n/entity-words';
import { inputs } from '../fields/inputs';
import { refusalOf } from '../record/refusal';
import { FieldControl } from './field-control';
import { isWide } from './is-wide';
import { LockedRow } from './locked-row';

interface FieldRowProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly isDemanded: boolean;
  /** What is wrong as things stand, besides what a check has found. */
  readonly fault?: string | undefined;
  readonly stored: Labelled | undefined;
  readonly Own?: NonNullable<FormPart['inputs']>[string] | undefined;
}

/** Label, input, help and error of one field. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { entity, field, isDemanded, fault, stored, Own } = props;
  const { t } = useTranslation();
  const labelId = useId();
  const Input = Own ?? inputs[field.type];
  if (!Input) return null;
  const lock = stored && refusalOf(t, stored, 'update', field.name);
  if (stored && lock !== undefined) {
    return <LockedRow entity={entity} field={field} stored={stored} reason={lock} />;
  }
  return (
    <div className={isWide(field) ? 'form-row is-wide' : 'form-row'} data-field={field.name}>
      <Form.Item
        name={field.name}
        label={<span id={labelId}>{fieldTitle(t, entity, field)}</span>}
        required={isDemanded && field.type !== 'boolean'}
        extra={fieldHelp(t, entity, field)}
        {...(fault !== undefined && { help: fault, validateStatus: 'error' as const })}
      >
        <FieldControl
          Input={Input}
          entity={entity}
          field={field}
          labelId={labelId}
          hasFault={fault !== undefined}
          stored={stored}
        />
      </Form.Item>
    </div>
  );
});
