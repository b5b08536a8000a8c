import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { useInputAria } from '../input-context';
import { textGiven, textOf } from './text-value';

/** The browser's own colour dialog beside the value as text. */
export function ColorInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const color = textOf(value);
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <Input
      id={id}
      {...aria}
      className={isColor ? 'input-color' : 'input-color is-empty'}
      value={color}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder="#1677FF"
      maxLength={7}
      disabled={disabled}
      prefix={
        <input
          type="color"
          aria-label={t('field.pickColor')}
          value={isColor ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          disabled={disabled}
        />
      }
    />
  );
}
