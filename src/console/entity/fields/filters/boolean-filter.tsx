import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../filter-props';

export function BooleanFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const given = value.find((filter) => filter.operator === 'eq')?.value;
  return (
    <div id={id} role="radiogroup" aria-label={t('field.value')}>
      <Radio.Group
        value={String(given ?? 'any')}
        options={[
          { value: 'any', label: t('field.any') },
          { value: 'true', label: t('field.yes') },
          { value: 'false', label: t('field.no') },
        ]}
        onChange={(event) => {
          const chosen = String(event.target.value);
          onChange(chosen === 'any' ? [] : [{ field: field.name, operator: 'eq', value: chosen === 'true' }]);
        }}
      />
    </div>
  );
}
