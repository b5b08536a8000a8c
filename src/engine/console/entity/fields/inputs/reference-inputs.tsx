import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { hasReadableNames } from '../../../data/targets';
import { emptyText } from '../../../i18n/entity-words';
import { useInputSurroundings } from '../input-context';
import { labelOf } from '../label-of';
import { type Offer, useRecordSelect } from '../options';
import type { Option } from '../titles';
import { useCopiedDefaults } from './use-copied-defaults';
import { useOffer } from './use-offer';

/** Select options for records, and whether the user may read their labels at all. */
function useChoice(
  { entity, field }: Pick<InputProps, 'entity' | 'field'>,
  unnamed: readonly number[],
  offer?: Offer,
) {
  const { t } = useTranslation();
  const mayChoose = hasReadableNames(useActor(), field);
  const { shown, ...found } = useRecordSelect(field.ref, unnamed, offer);
  const untold = { placeholder: t('field.untold'), notFoundContent: t('field.untold') };
  const placeholder = emptyText(t, entity, field) ?? shown.placeholder;
  return { ...found, mayChoose, shown: { ...shown, ...(mayChoose ? { placeholder } : untold) } };
}

/** Select of one record of another entity, with a server search. */
export function ReferenceInput(props: InputProps) {
  return props.field.refWhere ? <FittingReference {...props} /> : <RecordSelect {...props} />;
}

/** The same, limited by `x-ref-where` to records that match other values of the form. */
function FittingReference(props: InputProps) {
  const { offer, hint } = useOffer(props);
  return (
    <>
      <RecordSelect {...props} offer={offer} />
      <Hint text={hint} />
    </>
  );
}

/** Always rendered: a live region must exist before its text appears. */
function Hint({ text }: { readonly text: string | undefined }) {
  return (
    <p className="form-help" role="status">
      {text}
    </p>
  );
}

interface RecordSelectProps extends InputProps {
  readonly offer?: Offer;
}

function RecordSelect({ offer, ...props }: RecordSelectProps) {
  const { control, field, value, onChange } = props;
  const { stored } = useInputSurroundings();
  const [named, setNamed] = useState(() => ({ value, label: labelOf(stored, field, value) }));
  const known = value === named.value ? named.label : undefined;
  const unnamed = typeof value === 'number' && known === undefined ? [value] : [];
  const { mayChoose, options, titleOf, shown } = useChoice(props, unnamed, offer);
  const mayClear = !field.required && typeof value === 'number';
  const { take, hint } = useCopiedDefaults(props);
  const select = (
    <Select
      {...control}
      {...shown}
      showSearch
      value={typeof value === 'number' ? { value, label: known ?? titleOf(value) } : undefined}
      options={options}
      onChange={(option: Option | undefined) => {
        if (option) setNamed(option);
        onChange(option?.value ?? null);
        take(option?.value);
      }}
      allowClear={!field.required}
      disabled={!(mayChoose || mayClear)}
    />
  );
  if (hint === undefined) return select;
  return (
    <>
      {select}
      <Hint text={hint} />
    </>
  );
}

interface ReferencesInputProps extends InputProps<readonly number[], unknown> {
  /** Why a record cannot be chosen; a stored choice may stay. */
  readonly refusalOf?: (id: number) => string | undefined;
  readonly disabled?: boolean;
}

/** Select of several records of another entity. */
export function ReferencesInput(props: ReferencesInputProps) {
  return props.field.refWhere ? <FittingReferences {...props} /> : <RecordsSelect {...props} />;
}

/** The same, limited by `x-ref-where` to records that match other values of the form. */
function FittingReferences(props: ReferencesInputProps) {
  const { offer, hint } = useOffer(props);
  return (
    <>
      <RecordsSelect {...props} offer={offer} />
      <Hint text={hint} />
    </>
  );
}

function RecordsSelect(props: ReferencesInputProps & Pick<RecordSelectProps, 'offer'>) {
  const { control, field, value, onChange, refusalOf, disabled = false, offer } = props;
  const labels = useInputSurroundings().stored?._labels?.[field.name];
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const [stored] = useState(
    () => new Map(ids.map((of, at) => [of, Array.isArray(labels) ? labels[at] : undefined])),
  );
  const unnamed = ids.filter((of) => stored.get(of) === undefined);
  const { mayChoose, options, titleOf, shown } = useChoice(props, unnamed, offer);
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
      onChange={(chosen: readonly { value: number }[]) => onChange(chosen.map((option) => option.value))}
      disabled={disabled || !(mayChoose || ids.length > 0)}
    />
  );
}
