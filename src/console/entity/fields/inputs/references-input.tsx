import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { isTold } from '../../../data/targets';
import { useInputAria, useInputSurroundings } from '../input-context';
import { useOptions } from '../options';

interface ReferencesInputProps extends InputProps {
  /** Why a record cannot be chosen; one that is stored can stay. */
  readonly refusalOf?: (id: number) => string | undefined;
}

/** Several records of another entity. */
export function ReferencesInput({ id, field, value, onChange, disabled, refusalOf }: ReferencesInputProps) {
  const aria = useInputAria();
  const { labels } = useInputSurroundings();
  const { t } = useTranslation();
  const mayChoose = isTold(useActor(), field);
  const [opened, setOpened] = useState(false);
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const [stored] = useState(() => new Map(ids.map((of, at) => [of, labels?.[field.name]?.[at]])));
  const unnamed = ids.filter((of) => stored.get(of) === undefined);
  const { options, onSearch, loading, titleOf } = useOptions(field.ref, { chosen: unnamed, opened });
  return (
    <Select
      id={id}
      {...aria}
      mode="multiple"
      filterOption={false}
      labelInValue
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
      loading={loading}
      onSearch={onSearch}
      onOpenChange={(open) => open && setOpened(true)}
      onChange={(chosen: readonly { value: number }[]) => onChange(chosen.map((option) => option.value))}
      placeholder={t(mayChoose ? 'field.search' : 'field.untold')}
      notFoundContent={t(!mayChoose ? 'field.untold' : loading ? 'field.searching' : 'field.noneFound')}
      disabled={disabled || !(mayChoose || ids.length > 0)}
    />
  );
}
