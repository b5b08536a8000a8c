import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../schema/model/entity';
import { fieldTitle } from '../../i18n/entity-words';

export interface OwnerChoiceProps {
  readonly entity: Entity;
  readonly field: Field;
  /** Undefined until one is chosen. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Free input for owners that cannot be listed. */
export function TypedChoice({ entity, field, value, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const label = fieldTitle(t, entity, field);
  return (
    <Input.Search
      className="settings-owner"
      aria-label={label}
      placeholder={label}
      defaultValue={value === undefined ? '' : String(value)}
      onSearch={(text) => text.trim() !== '' && onChange(text.trim())}
    />
  );
}
