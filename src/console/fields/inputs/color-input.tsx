import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../resource';
import { useInputAria } from '../input-context';
import { textGiven, textOf } from './text-value';

/** The browser's own colour dialog beside the value as text. */
export function ColorInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const color = textOf(value);
  return (
    <Input
      id={id}
      {...aria}
      className="input-color"
      value={color}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder="#1677FF"
      maxLength={7}
      disabled={disabled}
      prefix={
        <input
          type="color"
          aria-label={t('field.pickColor')}
          value={/^#[0-9a-f]{6}$/i.test(color) ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          disabled={disabled}
        />
      }
    />
  );
}
