import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../entity/model/entity';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { hasReadableNames } from '../../../data/targets';
import { useInputSurroundings } from '../input-context';
import { labelOf } from '../label-of';
import { useRecordSelect } from '../options';
import type { Option } from '../titles';

/** What a list of records to choose from shows, and whether the reader may choose at all. */
function useChoice(field: Field, unnamed: readonly number[]) {
  const { t } = useTranslation();
  const mayChoose = hasReadableNames(useActor(), field);
  const { shown, ...found } = useRecordSelect(field.ref, unnamed);
  const untold = { placeholder: t('field.untold'), notFoundContent: t('field.untold') };
  return { ...found, mayChoose, shown: mayChoose ? shown : { ...shown, ...untold } };
}

/** One record of another entity, found by searching on the server. */
export function ReferenceInput({ control, field, value, onChange }: InputProps) {
  const { stored } = useInputSurroundings();
  const [named, setNamed] = useState(() => ({ value, label: labelOf(stored, field, value) }));
  const known = value === named.value ? named.label : undefined;
  const unnamed = typeof value === 'number' && known === undefined ? [value] : [];
  const { mayChoose, options, titleOf, shown } = useChoice(field, unnamed);
  const mayClear = !field.required && typeof value === 'number';
  return (
    <Select
      {...control}
      {...shown}
      showSearch
      value={typeof value === 'number' ? { value, label: known ?? titleOf(value) } : undefined}
      options={options}
      onChange={(option: Option | undefined) => {
        if (option) setNamed(option);
        onChange(option?.value ?? null);
      }}
      allowClear={!field.required}
      disabled={!(mayChoose || mayClear)}
    />
  );
}

interface ReferencesInputProps extends InputProps {
  /** Why a record cannot be chosen; one that is stored can stay. */
  readonly refusalOf?: (id: number) => string | undefined;
  readonly disabled?: boolean;
}

/** Several records of another entity. */
export function ReferencesInput({
  control,
  field,
  value,
  onChange,
  refusalOf,
  disabled = false,
}: ReferencesInputProps) {
  const labels = useInputSurroundings().stored?._labels?.[field.name];
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const [stored] = useState(
    () => new Map(ids.map((of, at) => [of, Array.isArray(labels) ? labels[at] : undefined])),
  );
  const unnamed = ids.filter((of) => stored.get(of) === undefined);
  const { mayChoose, options, titleOf, shown } = useChoice(field, unnamed);
  return (
    <Select
      {...control}
      {...shown}
      mode="multiple"
      value={ids.map((of) => ({ value: of, label: stored.get(of) ?? titleOf(of) }))}
      options={options.map((option) => {
        const reason = stored.has(option.value) ? undefined : refusalOf?.(option.value);
        return { ...option, reason, disabled: reason !== undefined };
      })}
      optionRender={({ label, data }) => (
        <>
          {label}
          {data.reason && <small className="input-refusal">{data.reason}</small>}
        </>
      )}
      onChange={(chosen: readonly { value: number }[]) => onChange(chosen.map((option) => option.value))}
      disabled={disabled || !(mayChoose || ids.length > 0)}
    />
  );
}
