import { Button } from 'antd';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writableFields } from '../../../entity/access/access';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Entity } from '../../../entity/model/entity';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { isDemanded } from '../../entity/form/conditions';
import type { Faults } from '../../entity/form/faults';
import { FieldRow } from '../../entity/form/field-row';
import type { Values } from '../../entity/form/form-fields';
import { FormFrame } from '../../entity/form/form-frame';
import { useRecordForm } from '../../entity/form/use-record-form';
import { ComponentInput } from './component-input';
import { type DeskEntry, useDesk } from './desk';
import './entry-form.css';
import { FormSubjectProvider } from './form-subject';
import { IconInput } from './icon-input';
import { fieldsOfType, newEntryId } from './menu-fields';
import { refusalInWords, useEntryRights } from './menu-rights';
import { NameInput } from './name-input';
import { ParentInput } from './parent-input';
import { RoleChoice } from './role-choice';
import { changedRoles } from './role-offers';
import { TargetInput } from './target-input';
import { TypeChoice } from './type-choice';
import { usePlaceCheck } from './use-place-check';

interface EntryFormProps {
  readonly entity: Entity;
  readonly entry: DeskEntry;
  readonly isNew: boolean;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form of a menu: what its type needs, and nothing else. */
export function EntryForm({ entity, entry, isNew, onChanged, onDone, onCancel }: EntryFormProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const desk = useDesk();
  const checkPlace = usePlaceCheck();
  const [start, setStart] = useState(entry);
  const [isAdded, setAdded] = useState(isNew);
  const fields = useMemo(() => writableFields(actor, entity), [actor, entity]);
  const form = useRecordForm({
    entity,
    fields,
    others: ofRoles,
    start: start as unknown as Values,
    version: start.version ?? 0,
    check: () => ({ ...refused, ...checkPlace(wanted) }),
    save: ({ all, base, version }) =>
      desk.save(asEntry(all), isAdded ? undefined : asEntry({ ...base, version })),
    onSaved: () => {
      onChanged(false);
      onDone();
    },
  });
  const { values, isChanged } = form;
  const wanted = useMemo(() => asEntry(values), [values]);
  const { type, roles } = wanted;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  const rights = useEntryRights(desk, wanted);
  const refused = useMemo((): Faults => {
    // In a draft somebody else may publish it.
    if (desk.isDraft) return {};
    const [ofRole] = changedRoles(isAdded ? [] : start.roles, roles).flatMap(
      (code) => rights.ofRole(code) ?? [],
    );
    return {
      ...(rights.fields && {
        [type === start.type ? 'perm' : 'type']: refusalInWords(t, rights.fields, desk.roles),
      }),
      ...(ofRole && { roles: refusalInWords(t, ofRole, desk.roles) }),
    };
  }, [desk, isAdded, start, roles, rights, type, t]);

  const { faults: remarks } = desk.remarksOn(start.id);
  const misplaced = checkPlace(wanted);
  const faultOf = (name: string) =>
    // Whoever types an address sees at once that it is taken.
    (form.isTried || (isChanged && name === 'path') ? misplaced[name] : undefined) ??
    refused[name] ??
    (isChanged ? undefined : remarks[name]);

  const keepAsNew = () => {
    const copy = { ...start, id: newEntryId(), version: 0 };
    setAdded(true);
    setStart(copy);
    form.restart(copy as unknown as Values, { ...values, id: copy.id }, 0);
  };

  const names: readonly string[] = fieldsOfType[type];
  const shown = names.flatMap((name) => fields.filter((field) => field.name === name));
  const subject = useMemo(() => ({ id: isAdded ? 0 : start.id, type }), [isAdded, start, type]);
  const mayChange = desk.may.change || isAdded;
  return (
    <FormFrame
      entity={entity}
      form={form}
      className="menu-form"
      onKeepAsNew={desk.may.add ? keepAsNew : undefined}
    >
      <TypeChoice entity={entity} value={type} fault={faultOf('type')} />
      <FormSubjectProvider value={subject}>
        <div className="form-rows">
          {shown.map((field) => (
            <FieldRow
              key={field.name}
              entity={entity}
              field={field}
              fault={faultOf(field.name)}
              isDemanded={isDemanded(field, values) || field.name === 'parent'}
              stored={undefined}
              Own={ownInputs[field.name]}
            />
          ))}
        </div>
      </FormSubjectProvider>
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
        <Button onClick={onCancel} disabled={false}>
          {t(desk.may.change ? 'form.cancel' : 'menuPage.close')}
        </Button>
      </div>
    </FormFrame>
  );
}

/** The roles of an entry are no field of the entity. */
const ofRoles = [{ name: 'roles' }];

/** Inputs that know more of menus than those made from the declaration. */
const ownInputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  name: NameInput,
  parent: ParentInput,
  target_menu: TargetInput,
  component: ComponentInput,
  icon: IconInput,
};

function asEntry(values: Values): MenuEntry & DeskEntry {
  return values as unknown as DeskEntry;
}
