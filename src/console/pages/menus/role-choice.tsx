import { Form, Select } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import type { EntryRights } from '../../../entity/menu/menu-rights';
import { usePerm } from '../../data/access/can';
import { useDesk } from './desk';
import { refusalText } from './menu-rights';

interface RoleChoiceProps {
  readonly value: readonly string[];
  /** What may be changed in the roles of the entry. */
  readonly rights: EntryRights;
  readonly disabled: boolean;
}

/** The roles that hold an entry. */
export function RoleChoice({ value, rights, disabled }: RoleChoiceProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const mayPublish = usePerm(['sys:menu:publish']);
  const [ofRole] = changedRoles(rights.held, value).flatMap((code) => rights.ofRole(code) ?? []);
  const refusal = ofRole ?? rights.fields;
  const help = mayPublish && refusal ? refusalText(t, refusal, desk.roles) : t('menuPage.rolesHelp');
  return (
    <div className="form-row is-wide" data-field="roles">
      <Form.Item
        name="roles"
        label={t('menuPage.roles')}
        extra={help}
        getValueFromEvent={(codes: string[]) => codes.toSorted()}
      >
        <Select
          mode="multiple"
          optionFilterProp="label"
          options={roleOptions(t, desk.roles, rights, value, mayPublish)}
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

/** The codes that only one of the two lists names. */
export function changedRoles(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((code) => !other.includes(code)), ...other.filter((code) => !one.includes(code))];
}

/** The options of an entry with the roles `chosen`, with a remark where somebody else has to publish the choice. */
function roleOptions(
  t: TFunction,
  roles: readonly RoleInfo[],
  { held, ofRole }: EntryRights,
  chosen: readonly string[],
  mayPublish: boolean,
) {
  return roles.map(({ code, name }) => {
    const isUnchanged = chosen.includes(code) && held.includes(code);
    const isRefused = mayPublish && !isUnchanged && ofRole(code) !== undefined;
    return { value: code, label: name, title: code, reason: isRefused && t('menuPage.draft.byOthers') };
  });
}
