import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk';

interface RoleChoiceProps {
  readonly value: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (codes: readonly string[]) => void;
}

/** The roles that hold an entry; who may not change roles only sees them. */
export function RoleChoice({ value, fault, onChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  const { roles, may } = useDesk();
  return (
    <div className="form-row is-wide">
      <label htmlFor="menu-roles">{t('menuPage.roles')}</label>
      <div className="form-input">
        <Select
          id="menu-roles"
          aria-describedby="menu-roles-help"
          mode="multiple"
          optionFilterProp="label"
          options={roles.map(({ code, name }) => ({ value: code, label: name, title: code }))}
          value={[...value]}
          onChange={(codes: string[]) => onChange(codes.toSorted())}
          placeholder={t('menuPage.noRoles')}
          disabled={!may.assign}
          status={fault === undefined ? '' : 'error'}
          aria-invalid={fault !== undefined || undefined}
        />
      </div>
      <p id="menu-roles-help" className={fault === undefined ? 'form-help' : 'form-fault'}>
        {fault ?? t(may.assign ? 'menuPage.rolesHelp' : 'menuPage.rolesRefused')}
      </p>
    </div>
  );
}
