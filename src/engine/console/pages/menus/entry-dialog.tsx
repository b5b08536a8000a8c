import { ConfigProvider, Form, Select } from 'antd';
import { type ComponentType, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { writableFields } from '../../../schema/access/access';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { type Field, fieldNamed } from '../../../schema/model/entity';
import { isDemanded } from '../../../schema/write/condition';
import type { InputProps, Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { FieldRow } from '../../entity/form/field-row';
import type { Values } from '../../entity/form/form-fields';
import { FormFrame } from '../../entity/form/form-frame';
import { useAskToLeave, useUnsavedGuard } from '../../entity/form/unsaved-guard';
import { useRecordForm } from '../../entity/form/use-record-form';
import { menuTitle } from '../../i18n/menu-title';
import { Button } from '../../kit/button';
import { FormDialog } from '../../kit/form-dialog';
import { ComponentInput } from './component-choice';
import { draftPath, findingsOf, useMenuEditor, withSaved } from './menu-editor';
import './entry-form.css';
import { NameInput, ParentInput, TargetInput, TypeInput } from './entry-inputs';
import { useMenuEntity } from './menu-entity';
import { fieldsOfType } from './menu-fields';
import { placeFaults } from './menu-words';
import { useLeavesDraft } from './use-draft-edits';

interface EntryDialogProps {
  readonly entry: MenuEntry;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The form of an entry with the fields of its type. Changes the edited tree, or publishes the change at once. */
export default function EntryDialog({ entry, isNew, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const entity = useMenuEntity();
  const editor = useMenuEditor();
  const navigate = useNavigate();
  const isToPublish = useRef(false);
  const begun = useRef<number>(undefined);
  const fields = useMemo(() => writableFields(actor, entity), [actor, entity]);
  const form = useRecordForm({
    entity,
    fields,
    others: ofRoles,
    start: entry as unknown as Values,
    version: isNew ? 0 : 1,
    check: () => misplaced,
    save: async (values) => {
      if (!editor.publish || !isToPublish.current) {
        editor.change((now) => withSaved(now, entry.id, values));
        return { kind: 'saved' };
      }
      // Truncated by code points, because the server refuses half a surrogate pair.
      const name = [...menuTitle(t, String(values.all.name))].slice(0, 80).join('');
      const saved = await editor.publish(name, withSaved(editor.entries, entry.id, values));
      begun.current = saved.draft;
      return saved;
    },
    onSaved: () => {
      // Unregister the unsaved guard before the navigation, which it would block.
      flushSync(close);
      if (begun.current !== undefined) navigate(draftPath(begun.current));
    },
  });
  const { values, isChanged } = form;
  const wanted = useMemo(() => asEntry(values), [values]);
  const { type } = wanted;

  const letGo = useUnsavedGuard(isChanged, useAskToLeave(), useLeavesDraft());
  const close = () => {
    letGo();
    onClose();
  };

  const misplaced = placeFaults(t, editor.entries, wanted);
  const found = findingsOf(editor.faults, entry.id);
  const faultOf = (name: string) =>
    // A taken path is marked while the user types.
    (form.isTried || (isChanged && name === 'path') ? misplaced[name] : undefined) ??
    (isChanged ? undefined : found[name]);

  const names: readonly string[] = fieldsOfType[type];
  const shown = names.flatMap((name) => fields.filter((field) => field.name === name));
  const row = (field: Field) => (
    <FieldRow
      key={field.name}
      entity={entity}
      field={field}
      fault={faultOf(field.name)}
      isDemanded={isDemanded(field, values) || field.name === 'parent'}
      stored={isNew ? undefined : (entry as unknown as Labelled)}
      takesFocus={isNew && field.name === 'name'}
      Own={ownInputs[field.name]}
    />
  );
  const { mayChange } = editor;
  const submit = (publishes: boolean) => {
    isToPublish.current = publishes;
    form.submit();
  };
  return (
    <FormDialog
      width={680}
      title={isNew ? t('menuPage.newTitle') : menuTitle(t, entry.name)}
      isChanged={isChanged}
      onCancel={close}
      {...(!mayChange && { cancelText: t('menuPage.close') })}
      buttons={(cancel) => (
        <>
          {cancel}
          {mayChange && (
            <Button
              look={editor.publish ? undefined : 'primary'}
              type="submit"
              form={form.props.name}
              isBusy={form.isSaving}
            >
              {t('menuPage.save.apply')}
            </Button>
          )}
          {mayChange && editor.publish && (
            <Button look="primary" isBusy={form.isSaving} onClick={() => submit(true)}>
              {t('menuPage.save.publish')}
            </Button>
          )}
        </>
      )}
    >
      <ConfigProvider componentDisabled={!mayChange}>
        <FormFrame
          entity={entity}
          form={{ ...form, props: { ...form.props, onFinish: () => submit(false) } }}
          className="menu-form"
        >
          {row(fieldNamed(entity, 'type'))}
          <div className="form-rows">{shown.map(row)}</div>
          <div className="form-row is-wide" data-field="roles">
            <Form.Item
              name="roles"
              label={t('menuPage.roles')}
              extra={t('menuPage.rolesHelp')}
              getValueFromEvent={(codes: string[]) => codes.toSorted()}
            >
              <Select
                mode="multiple"
                optionFilterProp="label"
                options={editor.roles.map(({ code, name }) => ({ value: code, label: name, title: code }))}
                placeholder={t('menuPage.noRoles')}
              />
            </Form.Item>
          </div>
        </FormFrame>
      </ConfigProvider>
    </FormDialog>
  );
}

/** Roles are not a field of the entity. */
const ofRoles = [{ name: 'roles' }];

/** Inputs that replace the derived ones. */
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
