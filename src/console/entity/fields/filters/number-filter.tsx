import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../entity/contract/language';
import { unitText } from '../../../i18n/format/number';
import type { FilterProps } from '../filter-props';
import { useNumberSteps } from '../number-steps';
import { rangeFilters, rangeOf } from './range';

/** From, to, or both; bounds included. */
export function NumberFilter({ id, field, value, onChange }: FilterProps) {
  const { t, i18n } = useTranslation();
  const fromSteps = useNumberSteps();
  const toSteps = useNumberSteps();
  const { from, to } = rangeOf(value);
  const declared = field.property['x-unit'];
  const unit = field.type === 'percent' ? '%' : declared && unitText(declared, languageOf(i18n.language));
  const shared = {
    ...((field.type === 'integer' || field.type === 'computed') && { precision: 0 }),
    ...(unit && { suffix: unit }),
  };
  return (
    <div className="filter-line">
      <InputNumber<number>
        id={id}
        {...shared}
        {...fromSteps}
        aria-label={t('field.from')}
        placeholder={t('field.from')}
        value={typeof from === 'number' ? from : null}
        onChange={(bound) => onChange(rangeFilters(field.name, { from: bound ?? undefined, to }))}
      />
      <span aria-hidden="true">–</span>
      <InputNumber<number>
        {...shared}
        {...toSteps}
        aria-label={t('field.to')}
        placeholder={t('field.to')}
        value={typeof to === 'number' ? to : null}
        onChange={(bound) => onChange(rangeFilters(field.name, { from, to: bound ?? undefined }))}
      />
    </div>
  );
}
