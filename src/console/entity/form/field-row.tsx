import { Form } from 'antd';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldHelp, fieldTitle } from '../../i18n/entity-words';
import type { FieldRowProps } from '../fields/input-context';
import { inputs } from '../fields/inputs';
import { refusalOf } from '../record/refusal';
import { FieldControl } from './field-control';
import { isWide } from './is-wide';
import { LockedRow } from './locked-row';

/** Label, input, help and error of one field. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { entity, field, isDemanded, at, fault, stored, Own } = props;
  const place = useMemo(() => at ?? { name: [field.name], path: field.name }, [at, field]);
  const { t } = useTranslation();
  const labelId = useId();
  const Input = Own ?? inputs[field.type];
  if (!Input) return null;
  const lock = stored && refusalOf(t, stored, 'update', field.name);
  if (stored && lock !== undefined) {
    return <LockedRow entity={entity} field={field} stored={stored} reason={lock} />;
  }
  return (
    <div className={isWide(field) ? 'form-row is-wide' : 'form-row'} data-field={place.path}>
      <Form.Item
        name={place.name}
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
          at={place}
          Row={FieldRow}
          hasFault={fault !== undefined}
          stored={stored}
        />
      </Form.Item>
    </div>
  );
});
