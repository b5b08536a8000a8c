import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../schema/contract/language';
import { traitsOf } from '../../../../schema/model/field-traits';
import { unitOf } from '../../../../schema/model/unit';
import type { InputProps } from '../../../data/resource';
import { emptyText } from '../../../i18n/entity-words';
import { useFormValues, useInputSurroundings } from '../input-context';
import { NumberBox } from '../number-box';
import { unitWords } from '../unit-text';

/**
 * Integers, decimals, amounts and percentages with their unit. The validator checks the bounds: an input that clamps
 * would silently change what the user typed.
 */
export function NumberInput(props: InputProps) {
  const isNamed = typeof unitOf(props.entity, props.field) === 'object';
  return isNamed ? <InputWithNamedUnit {...props} /> : <PlainInput {...props} />;
}

/** For a unit that another field of the form holds. */
function InputWithNamedUnit(props: InputProps) {
  const { t, i18n } = useTranslation();
  const { at, stored } = useInputSurroundings();
  const values = useFormValues();
  const keys = at.path.split('.').slice(0, -1);
  const container = keys.reduce<unknown>((held, key) => (held as Values | undefined)?.[key], values);
  const unit = unitWords({
    ...props,
    row: { ...stored, ...values },
    container: container as Values | undefined,
    language: languageOf(i18n.language),
    t,
  });
  return <PlainInput {...props} unit={unit} />;
}

type Values = Readonly<Record<string, unknown>>;

function PlainInput({
  control,
  entity,
  field,
  value,
  onChange,
  unit,
}: InputProps & { readonly unit?: string | undefined }) {
  const { t } = useTranslation();
  const { decimals, padded } = traitsOf(field.type);
  return (
    <NumberBox
      {...control}
      entity={entity}
      field={field}
      {...(unit !== undefined && { suffix: unit })}
      className="input-number"
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      placeholder={field.property['x-placeholder'] ?? emptyText(t, entity, field)}
      {...(padded && value !== null && { precision: decimals })}
    />
  );
}
