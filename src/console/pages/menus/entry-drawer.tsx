import { Button, ConfigProvider, Drawer } from 'antd';
import { type ComponentType, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writableFields } from '../../../entity/access/access';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { type Field, fieldNamed } from '../../../entity/model/entity';
import { isDemanded } from '../../../entity/write/condition';
import type { InputProps, Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import type { Faults } from '../../entity/form/faults';
import { FieldRow } from '../../entity/form/field-row';
import type { Values } from '../../entity/form/form-fields';
import { FormFrame } from '../../entity/form/form-frame';
import { useAskToLeave, useUnsavedGuard } from '../../entity/form/unsaved-guard';
import { useRecordForm } from '../../entity/form/use-record-form';
import { menuTitle } from '../../i18n/menu-title';
import { IconButton } from '../../kit/icon-button';
import { useFocusReturn } from '../../kit/use-focus-return';
import { ComponentInput } from './component-choice';
import { type DeskEntry, findingsOf, useDesk, useLeavesDesk } from './desk';
import './entry-form.css';
import { NameInput, ParentInput, TargetInput, TypeInput } from './entry-inputs';
import { useMenuEntity } from './menu-entity';
import { fieldsOfType, newEntryId } from './menu-fields';
import { refusalText, useEntryRights } from './menu-rights';
import { placeFaults } from './menu-words';
import { changedRoles, RoleChoice } from './role-choice';

interface EntryDrawerProps {
  readonly entry: DeskEntry;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The form of one entry beside the tree: the fields that its type needs. */
export default function EntryDrawer({ entry, isNew, onClose }: EntryDrawerProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const entity = useMenuEntity();
  const desk = useDesk();
  useFocusReturn();
  const [start, setStart] = useState(entry);
  const [isAdded, setAdded] = useState(isNew);
  const fields = useMemo(() => writableFields(actor, entity), [actor, entity]);
  const form = useRecordForm({
    entity,
    fields,
    others: ofRoles,
    start: start as unknown as Values,
    version: start.version ?? 0,
    check: () => ({ ...refused, ...misplaced }),
    save: (given) => (isAdded ? desk.add(asEntry(given.all)) : desk.change(start.id, given)),
    onSaved: () => close(),
  });
  const { values, isChanged } = form;
  const wanted = useMemo(() => asEntry(values), [values]);
  const { type, roles } = wanted;

  const ask = useAskToLeave();
  const letGo = useUnsavedGuard(isChanged, ask, useLeavesDesk());
  const close = () => {
    letGo();
    onClose();
  };
  const leave = async () => {
    if (!isChanged || (await ask())) close();
  };

  const misplaced = placeFaults(t, desk.entries, wanted);
  const rights = useEntryRights(desk, wanted);
  const refused = useMemo((): Faults => {
    // Somebody else may publish the draft.
    if (desk.isDraft) return {};
    const [ofRole] = changedRoles(isAdded ? [] : start.roles, roles).flatMap(
      (code) => rights.ofRole(code) ?? [],
    );
    return {
      ...(rights.fields && {
        [type === start.type ? 'perm' : 'type']: refusalText(t, 'refused', rights.fields, desk.roles),
      }),
      ...(ofRole && { roles: refusalText(t, 'refused', ofRole, desk.roles) }),
    };
  }, [desk, isAdded, start, roles, rights, type, t]);

  const found = findingsOf(desk.faults, start.id);
  const faultOf = (name: string) =>
    // An address that is taken is marked while it is typed.
    (form.isTried || (isChanged && name === 'path') ? misplaced[name] : undefined) ??
    refused[name] ??
    (isChanged ? undefined : found[name]);

  const keepAsNew = () => {
    const copy = { ...start, id: newEntryId(), version: 0 };
    setAdded(true);
    setStart(copy);
    form.restart(copy as unknown as Values, { ...values, id: copy.id }, 0);
  };

  const names: readonly string[] = fieldsOfType[type];
  const shown = names.flatMap((name) => fields.filter((field) => field.name === name));
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      entity={entity}
      field={field}
      fault={faultOf(field.name)}
      isDemanded={isDemanded(field, values) || field.name === 'parent'}
      stored={isAdded ? undefined : (start as unknown as Labelled)}
      Own={ownInputs[field.name]}
    />
  );
  const mayChange = desk.may.change || isAdded;
  return (
    <Drawer
      open
      width="min(620px, 100vw)"
      closable={false}
      title={isNew ? t('menuPage.newTitle') : menuTitle(t, entry.name)}
      onClose={(event) => {
        // Otherwise the same Escape closes the question that it opens.
        event.preventDefault();
        void leave();
      }}
      extra={<IconButton icon="close" label={t('menuPage.close')} onClick={() => void leave()} />}
    >
      <ConfigProvider componentDisabled={!mayChange}>
        <FormFrame
          entity={entity}
          form={form}
          className="menu-form"
          onKeepAsNew={desk.may.add ? keepAsNew : undefined}
        >
          {row(fieldNamed(entity, 'type'))}
          <div className="form-rows">{shown.map(row)}</div>
          <RoleChoice
            value={roles}
            rights={rights}
            disabled={!desk.may.assign || !mayChange}
            fault={refused.roles}
          />
          <div className="menu-form-footer">
            {mayChange && (
              <Button type="primary" htmlType="submit" loading={form.isSaving}>
                {t('form.save')}
              </Button>
            )}
            <Button onClick={() => void leave()} disabled={false}>
              {t(desk.may.change ? 'form.cancel' : 'menuPage.close')}
            </Button>
          </div>
        </FormFrame>
      </ConfigProvider>
    </Drawer>
  );
}

/** The roles of an entry are no field of the entity. */
const ofRoles = [{ name: 'roles' }];

/** Inputs that know more of menus than those derived from the declaration. */
const ownInputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  type: TypeInput,
  name: NameInput,
  parent: ParentInput,
  target_menu: TargetInput,
  component: ComponentInput,
};

function asEntry(values: Values): MenuEntry {
  return values as unknown as MenuEntry;
}
