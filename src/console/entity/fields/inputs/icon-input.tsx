import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { Icon } from '../../../kit/icon';
import { iconPaths } from '../../../kit/icon-paths';
import { useInputAria } from '../input-context';

const options = Object.keys(iconPaths).map((name) => ({
  value: name,
  title: name,
  label: (
    <span className="cell-inline">
      <Icon name={name} />
      {name}
    </span>
  ),
}));

/** One of the icons that the console draws. */
export function IconInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  return (
    <Select
      id={id}
      {...aria}
      showSearch
      optionFilterProp="value"
      options={options}
      value={value ?? undefined}
      onChange={(name: unknown) => onChange(name ?? null)}
      allowClear={!field.required}
      placeholder={t('field.choose')}
      disabled={disabled}
    />
  );
}
