import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { enumTitle } from '../../words/entity-words';
import type { FilterProps } from '../filter-props';
import { chosenFilters, chosenOf } from './chosen';

/** Any of the ticked values. */
export function EnumFilter({ entity, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group
      className="filter-boxes"
      value={chosenOf(value).map(String)}
      options={field.options.map((option) => ({
        value: option.value,
        label: enumTitle(t, entity, field, option.value),
      }))}
      onChange={(values) => onChange(chosenFilters(field.name, values))}
    />
  );
}
