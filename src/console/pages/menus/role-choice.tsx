import { Form, Select } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EntryRights } from '../../../entity/menu/menu-rights';
import { usePerm } from '../../data/access/can';
import { type Desk, useDesk } from './desk';
import { refusalText } from './menu-rights';

interface RoleChoiceProps {
  readonly value: readonly string[];
  /** What may be changed in the roles of the entry. */
  readonly rights: EntryRights;
  readonly disabled: boolean;
  readonly fault: string | undefined;
}

/** The roles that hold an entry; read-only without permission to change roles. */
export function RoleChoice({ value, rights, disabled, fault }: RoleChoiceProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const mayPublish = usePerm(['sys:menu:publish']);
  const [ofRole] = changedRoles(rights.held, value).flatMap((code) => rights.ofRole(code) ?? []);
  const refusal = ofRole ?? rights.fields;
  const help =
    desk.isDraft && mayPublish && refusal
      ? refusalText(t, 'publish', refusal, desk.roles)
      : t(desk.may.assign ? 'menuPage.rolesHelp' : 'menuPage.refused.rolesLocked');
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
          options={roleOptions(t, desk, rights, value, mayPublish)}
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

/**
 * The options of an entry with the roles `chosen`. What the server would refuse is disabled, with the reason; in a draft
 * it stays enabled, with a remark that somebody else has to publish it.
 */
export function roleOptions(
  t: TFunction,
  { isDraft, roles }: Pick<Desk, 'isDraft' | 'roles'>,
  { held, ofRole }: EntryRights,
  chosen: readonly string[],
  mayPublish: boolean,
) {
  return roles.map(({ code, name }) => {
    const [isChosen, isHeld] = [chosen.includes(code), held.includes(code)];
    // A choice made before another permission was typed can be undone.
    const isRefused = ofRole(code) !== undefined && (isDraft ? !(isChosen && isHeld) : isChosen === isHeld);
    const refusal = isHeld ? 'validation.ownRole' : 'validation.beyondOwnRights';
    const reason = isDraft ? mayPublish && t('menuPage.draft.byOthers') : t(refusal);
    return {
      value: code,
      label: name,
      title: code,
      disabled: isRefused && !isDraft,
      reason: isRefused && reason,
    };
  });
}
