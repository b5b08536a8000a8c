import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { EntryRights } from '../../../entity/menu/menu-rights';
import { usePerm } from '../../data/access/use-perm';
import { useDesk } from './desk';
import { unpublishedInWords } from './menu-rights';
import { changedRoles, roleOffers } from './role-offers';

interface RoleChoiceProps {
  readonly value: readonly string[];
  /** What may be changed in the roles of the entry. */
  readonly rights: EntryRights;
  readonly disabled: boolean;
  readonly fault: string | undefined;
  readonly onChange: (codes: readonly string[]) => void;
}

/** The roles that hold an entry; who may not change roles only sees them. */
export function RoleChoice({ value, rights, disabled, fault, onChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const mayPublish = usePerm(['sys:menu:publish']);
  const [byOthers] = changedRoles(rights.held, value).flatMap((code) => rights.ofRole(code) ?? []);
  const unpublished = byOthers ?? rights.fields;
  const help =
    desk.isDraft && mayPublish && unpublished
      ? unpublishedInWords(t, unpublished, desk.roles)
      : t(desk.may.assign ? 'menuPage.rolesHelp' : 'menuPage.rolesRefused');
  return (
    <div className="form-row is-wide">
      <label htmlFor="menu-roles">{t('menuPage.roles')}</label>
      <div className="form-input">
        <Select
          id="menu-roles"
          aria-describedby="menu-roles-help"
          mode="multiple"
          optionFilterProp="label"
          options={roleOffers(t, desk, rights, value, mayPublish)}
          optionRender={({ label, data }) => (
            <>
              {label}
              {data.reason && <small className="input-refusal">{data.reason}</small>}
            </>
          )}
          value={[...value]}
          onChange={(codes: string[]) => onChange(codes.toSorted())}
          placeholder={t('menuPage.noRoles')}
          disabled={disabled}
          status={fault === undefined ? '' : 'error'}
          aria-invalid={fault !== undefined || undefined}
        />
      </div>
      <p id="menu-roles-help" className={fault === undefined ? 'form-help' : 'form-fault'}>
        {fault ?? help}
      </p>
    </div>
  );
}
