import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../filter-props';
import { NumbersSelect } from '../numbers-select';
import { chosenFilters, chosenOf } from './chosen';

/** Matches lists that contain any of the numbers. */
export function NumbersFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  return (
    <NumbersSelect
      id={id}
      aria-label={t('field.value')}
      className="filter-wide"
      value={chosenOf(value)}
      onChange={(numbers) =>
        onChange(
          chosenFilters(
            field.name,
            numbers.filter((one) => typeof one === 'number'),
          ),
        )
      }
    />
  );
}
