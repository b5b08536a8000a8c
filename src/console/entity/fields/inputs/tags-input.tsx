import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { textsOf } from '../cells/texts-of';
import { useInputAria } from '../input-context';

/** Free words; Enter or a comma ends one. */
export function TagsInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  return (
    <Select
      id={id}
      {...aria}
      mode="tags"
      value={textsOf(value)}
      onChange={(tags: string[]) => onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
      tokenSeparators={[',', '，', '\n']}
      open={false}
      suffixIcon={null}
      placeholder={t('field.tagsHint')}
      disabled={disabled}
    />
  );
}
