import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorsFor } from '../../../../schema/query/operators';
import type { FilterProps } from '../filter-props';

const offered = ['like', 'eq', 'ne'] as const;

type TextOperator = (typeof offered)[number];

/** Contains, is, or is not, limited to the operators of the field. */
export function TextFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const operators = offered.filter((operator) => operatorsFor(field).includes(operator));
  const [filter] = value;
  const current = operators.find((operator) => operator === filter?.operator);
  const [operator, setOperator] = useState<TextOperator>(current ?? operators[0] ?? 'eq');
  const text = current ? String(filter?.value) : '';
  const give = (by: TextOperator, typed: string) => {
    setOperator(by);
    onChange(typed === '' ? [] : [{ field: field.name, operator: by, value: typed }]);
  };
  return (
    <div className="filter-line">
      {operators.length > 1 && (
        <Select
          aria-label={t('field.operator')}
          value={operator}
          options={operators.map((name) => ({ value: name, label: t(`field.operators.${name}`) }))}
          onChange={(by: TextOperator) => give(by, text)}
          popupMatchSelectWidth={false}
        />
      )}
      <Input
        id={id}
        aria-label={t('field.value')}
        allowClear
        value={text}
        onChange={(event) => give(operator, event.target.value)}
      />
    </div>
  );
}
