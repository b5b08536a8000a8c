import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { type ComponentType, memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import type { InputProps, Labelled } from '../../data/resource';
import { fieldHelp, fieldTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { phone } from '../../kit/use-media';
import { FieldValue } from '../fields/field-value';
import { type FieldRowProps, type InputPath, InputProvider } from '../fields/input-context';
import { inputs } from '../fields/inputs';
import { refusalOf } from '../fields/refusal';
import { isWide } from '../record/sections';
import { ProductRow } from './made-row';
import { TakenLink } from './taken-link';

/** Label, input, help and error of one field. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { entity, field, isDemanded, at, isCell = false, fault, stored, takenBy, Own } = props;
  const { takesFocus = false } = props;
  const place = useMemo(() => at ?? { name: [field.name], path: field.name }, [at, field]);
  const { t } = useTranslation();
  const labelId = useId();
  if (field.computed) return <ProductRow entity={entity} field={field} at={place} isCell={isCell} />;
  const Input = Own ?? inputs[field.type];
  if (!Input) return null;
  const lock = stored && !at ? refusalOf(t, entity, stored, 'update', field.name) : undefined;
  if (stored && lock !== undefined) {
    return <LockedRow entity={entity} field={field} stored={stored} reason={lock} />;
  }
  const help = isCell ? undefined : fieldHelp(t, entity, field);
  const hint = at ? undefined : anyHint(t, entity, field);
  return (
    <div
      className={isCell ? 'form-cell' : rowClass(field)}
      data-field={place.path}
      data-first={takesFocus || undefined}
    >
      <Form.Item
        name={place.name}
        label={<span id={labelId}>{fieldTitle(t, entity, field)}</span>}
        required={isDemanded && field.type !== 'boolean'}
        extra={
          (takenBy ?? hint ?? help) !== undefined && (
            <>
              {takenBy !== undefined && <TakenLink entity={entity} id={takenBy} />}
              {hint && <div className="form-any">{hint}</div>}
              {help && <div>{help}</div>}
            </>
          )
        }
        {...(fault !== undefined && { help: fault, validateStatus: 'error' as const })}
      >
        <FieldControl
          Input={Input}
          entity={entity}
          field={field}
          labelId={labelId}
          at={place}
          Row={FieldRow}
          isCell={isCell}
          hasFault={fault !== undefined}
          takesFocus={takesFocus && !matchMedia(phone).matches}
          stored={stored}
        />
      </Form.Item>
    </div>
  );
});

/** The message of a rule that requires one of several fields, if this field is the first of them. */
function anyHint(t: TFunction, entity: Entity, { name }: Field): string | undefined {
  const found = Object.entries(entity.rules).find(([, rule]) => 'any' in rule && rule.any[0] === name);
  if (!found || !('any' in found[1])) return undefined;
  const fields = found[1].any.map((other) => fieldTitle(t, entity, fieldNamed(entity, other))).join(', ');
  return t([`validation.${entity.name}.${found[0]}`, 'validation.rule.any'], { fields });
}

function rowClass(field: Field): string {
  return isWide(field) ? 'form-row is-wide' : 'form-row';
}

interface LockedRowProps extends Pick<InputProps, 'entity' | 'field'> {
  readonly stored: Labelled;
  readonly reason: string;
}

/** A field that this record does not allow to change, with the reason. */
function LockedRow({ entity, field, stored, reason }: LockedRowProps) {
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

interface FieldControlProps extends Pick<InputProps, 'entity' | 'field'> {
  readonly Input: ComponentType<InputProps>;
  readonly at: InputPath;
  readonly Row: ComponentType<FieldRowProps>;
  readonly labelId: string;
  readonly isCell: boolean;
  readonly hasFault: boolean;
  readonly takesFocus: boolean;
  readonly stored: Labelled | undefined;
  /** Props that antd's `Form.Item` injects. */
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
}

/** The controlled input of a field. */
function FieldControl({
  Input,
  entity,
  field,
  at,
  Row,
  labelId,
  isCell,
  hasFault,
  takesFocus,
  stored,
  id = '',
  value,
  onChange,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: FieldControlProps) {
  const surroundings = useMemo(
    () => ({ at, Row, labelId, isCell, stored }),
    [at, Row, labelId, isCell, stored],
  );
  const control = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': hasFault || isInvalid ? (true as const) : undefined,
    ...(takesFocus && { autoFocus: true as const }),
  };
  return (
    <div className="form-input">
      <InputProvider value={surroundings}>
        <Input
          control={control}
          entity={entity}
          field={field}
          value={value}
          onChange={(next) => onChange?.(next)}
        />
      </InputProvider>
    </div>
  );
}
