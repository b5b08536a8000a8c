import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { partName } from '../../../schema/model/nested-fields';
import { computedValue, namesIn } from '../../../schema/write/computed-values';
import { productOf } from '../../../schema/write/products';
import type { Labelled } from '../../data/resource';
import { fieldHelp, fieldTitle } from '../../i18n/entity-words';
import { FieldValue } from '../fields/field-value';
import { type InputPath, useFormValues } from '../fields/input-context';
import type { Values } from './form-fields';

interface MadeRowProps {
  readonly entity: Entity;
  readonly field: Field;
  /** Values of the whole form. */
  readonly values: Values;
}

/** A read-only row with a sequence number or a computed value, computed from the form's current values. */
export function MadeRow({ entity, field, values }: MadeRowProps) {
  const { t } = useTranslation();
  const value = field.sequence ? values[field.name] : computedValue(entity, field, values, new Date());
  const isLater = (value ?? null) === null && isNumbered(entity, field);
  return (
    <MadeValue
      entity={entity}
      field={field}
      value={value}
      values={values}
      later={isLater && t('formPage.givenWhenSaved')}
    />
  );
}

/** Whether the value is the record's sequence number, or contains it. */
function isNumbered({ fields }: Entity, { sequence, computed }: Field): boolean {
  const sources = computed && 'text' in computed ? namesIn(computed.text) : [];
  return sequence !== undefined || sources.some((name) => fields.get(name)?.sequence !== undefined);
}

/** A read-only product in an object of a list, computed from the object's inputs. */
export function ProductRow({
  entity,
  field,
  at,
  isCell,
}: Omit<MadeRowProps, 'values'> & { readonly at: InputPath; readonly isCell: boolean }) {
  const item = at.path.split('.').slice(0, -1);
  const place = item.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const values: Values = Form.useWatch(place, { preserve: true }) ?? {};
  const record = useFormValues();
  return (
    <MadeValue
      entity={entity}
      field={field}
      value={productOf(field, values)}
      values={record}
      container={values}
      later={false}
      isCell={isCell}
    />
  );
}

interface MadeValueProps extends MadeRowProps {
  readonly value: unknown;
  /** The object that contains the value, if it is nested in the record. */
  readonly container?: Values;
  /** Text in place of a value that is not known before the record is saved. */
  readonly later: string | false;
  readonly isCell?: boolean;
}

function MadeValue({ later, isCell = false, values, ...shown }: MadeValueProps) {
  const { t } = useTranslation();
  const { entity, field } = shown;
  const help = isCell ? undefined : fieldHelp(t, entity, field);
  return (
    <div className={isCell ? 'form-cell' : 'form-row'} data-made={partName(field)}>
      <span className="form-locked-label">{fieldTitle(t, entity, field)}</span>
      <output className="form-input form-locked">
        {later === false ? (
          <FieldValue {...shown} row={values as Labelled} />
        ) : (
          <span className="cell-muted">{later}</span>
        )}
      </output>
      {help !== undefined && <p className="form-help">{help}</p>}
    </div>
  );
}
