import { Form, Select } from 'antd';
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
}

/** The roles that hold an entry; who may not change roles only sees them. */
export function RoleChoice({ value, rights, disabled, fault }: RoleChoiceProps) {
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
    <div className="form-row is-wide" data-field="roles">
      <Form.Item
        name="roles"
        label={t('menuPage.roles')}
        extra={help}
        getValueFromEvent={(codes: string[]) => codes.toSorted()}
        {...(fault !== undefined && { help: fault, validateStatus: 'error' })}
      >
        <Select
          mode="multiple"
          optionFilterProp="label"
          options={roleOffers(t, desk, rights, value, mayPublish)}
          optionRender={({ label, data }) => (
            <>
              {label}
              {data.reason && <small className="input-refusal">{data.reason}</small>}
            </>
          )}
          placeholder={t('menuPage.noRoles')}
          disabled={disabled}
        />
      </Form.Item>
    </div>
  );
}
