import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../filter-props';
import { chosenFilters, chosenOf } from './chosen';

/** Any of the typed words: tags, colours. */
export function WordsFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  return (
    <Select
      id={id}
      aria-label={t('field.value')}
      className="filter-wide"
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，']}
      placeholder={t('field.tagsHint')}
      value={chosenOf(value).map(String)}
      onChange={(words: string[]) => onChange(chosenFilters(field.name, words))}
    />
  );
}
