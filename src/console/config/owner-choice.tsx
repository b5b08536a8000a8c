import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Owner } from './config-source';

interface OwnerChoiceProps {
  readonly label: string;
  /** The field that carries an owner's key. */
  readonly field: string;
  readonly owners: readonly Owner[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Whose record the page shows. */
export function OwnerChoice({ label, field, owners, value, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const options = owners.map((owner) => {
    const key = String(owner[field]);
    const named = owner.name ? `${key} · ${owner.name}` : key;
    return { value: key, label: owner.saved ? named : `${named} (${t('account.config.neverSaved')})` };
  });
  return (
    <Select
      className="config-owner"
      aria-label={label}
      showSearch
      optionFilterProp="label"
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
