import { Form, Select } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import type { EntryRights } from '../../../schema/menu/menu-rights';
import { usePerm } from '../../data/access/can';
import { recordOption } from '../../entity/fields/record-option';
import { useMenuEditor } from './menu-editor';
import { refusalText } from './menu-rights';

interface RoleChoiceProps {
  readonly value: readonly string[];
  /** Limits on changes of the entry's roles. */
  readonly rights: EntryRights;
  readonly disabled: boolean;
}

/** The roles that hold an entry. */
export function RoleChoice({ value, rights, disabled }: RoleChoiceProps) {
  const { t } = useTranslation();
  const editor = useMenuEditor();
  const mayPublish = usePerm(['sys:menu:publish']);
  const [ofRole] = changedRoles(rights.held, value).flatMap((code) => rights.ofRole(code) ?? []);
  const refusal = ofRole ?? rights.fields;
  const help = mayPublish && refusal ? refusalText(t, refusal, editor.roles) : t('menuPage.rolesHelp');
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
          options={roleOptions(t, editor.roles, rights, value, mayPublish)}
          optionRender={recordOption}
          placeholder={t('menuPage.noRoles')}
          disabled={disabled}
        />
      </Form.Item>
    </div>
  );
}

/** The codes in exactly one of the lists. */
export function changedRoles(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((code) => !other.includes(code)), ...other.filter((code) => !one.includes(code))];
}

/** The roles as options, with a remark if the reader may not publish the change. */
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
