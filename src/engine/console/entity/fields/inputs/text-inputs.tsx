import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { RevealButton } from '../reveal-button';

const typeOf: Readonly<Record<string, string>> = { phone: 'tel', email: 'email', url: 'url' };

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value for a text; null if empty. */
function textGiven(text: string): string | null {
  return text === '' ? null : text;
}

/** One line of text, phone number, e-mail or web address, with a character count if the schema declares a limit. */
export function TextInput({ control, entity, field, value, onChange }: InputProps<string, unknown>) {
  return (
    <Input
      {...control}
      type={typeOf[field.type] ?? 'text'}
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder={field.property['x-placeholder']}
      maxLength={field.property.maxLength}
      // Not for limits that were added by default.
      showCount={entity.schema.properties[field.name]?.maxLength !== undefined}
    />
  );
}

export function LongTextInput({ control, field, value, onChange }: InputProps) {
  return (
    <Input.TextArea
      {...control}
      value={textOf(value)}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder={field.property['x-placeholder']}
      maxLength={field.property.maxLength}
      rows={2}
      showCount
    />
  );
}

/** A password with a button that reveals it. */
export function PasswordInput({ control, field, value, onChange }: InputProps<string, unknown>) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...control}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      value={textOf(value)}
      onChange={(event) => onChange(textGiven(event.target.value))}
      maxLength={field.property.maxLength}
      suffix={<RevealButton isShown={shown} onPress={() => setShown(!shown)} />}
    />
  );
}

/** The browser's colour picker next to the value as text. */
export function ColorInput({ control, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const color = textOf(value);
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <Input
      {...control}
      className={isColor ? 'input-color' : 'input-color is-empty'}
      value={color}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder="#1677FF"
      maxLength={7}
      prefix={
        <input
          type="color"
          aria-label={t('formPage.input.pickColor')}
          value={isColor ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
