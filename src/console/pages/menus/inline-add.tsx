import { Button, Form, Input, Select } from 'antd';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutComponent } from '../../../entity/menu/components';
import { blankEntry, type MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesBelow } from '../../../entity/menu/menu-place';
import { mayStandBelow } from '../../../entity/menu/menu-rules';
import { fieldNamed } from '../../../entity/model/entity';
import type { Values } from '../../entity/form/form-fields';
import { useRecordForm } from '../../entity/form/use-record-form';
import { enumTitle } from '../../i18n/entity-words';
import { ComponentChoice, hasOpenList } from './component-choice';
import { useDesk } from './desk';
import { useMenuEntity } from './menu-entity';
import { newEntryId, typesBelow } from './menu-fields';
import { useEntryRights } from './menu-rights';
import { placeFaults, usePropertyTitle } from './menu-words';

interface InlineAddProps {
  readonly parent: MenuEntry | undefined;
  /** With the entry as typed so far where its whole form is wanted. */
  readonly onDone: (open?: MenuEntry) => void;
}

/** The fields that some type requires. */
const names = ['type', 'name', 'path', 'component', 'url', 'perm'];

/** A row for a new entry, at the place where it will stand. Enter saves it, Escape cancels. */
export function InlineAdd({ parent, onDone }: InlineAddProps) {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  const desk = useDesk();
  const [id] = useState(newEntryId);
  const fields = useMemo(() => names.map((name) => fieldNamed(entity, name)), [entity]);
  const blank = useMemo(() => blankEntry(entity), [entity]);
  const complete = useCallback(
    (typed: Values) => ({ ...placedEntry({ ...blank, id }, typed, parent, desk.entries) }),
    [blank, id, parent, desk.entries],
  );
  const form = useRecordForm({
    entity,
    fields,
    start: nothing,
    version: 0,
    complete,
    check: () => placeFaults(t, desk.entries, entry),
    save: () => desk.add(entry),
    onSaved: () => onDone(),
  });
  const placed = form.values as unknown as MenuEntry;
  // A button takes the roles of its page, except those that would gain a permission the reader lacks.
  const { ofRole } = useEntryRights(desk, placed);
  const entry = useMemo(
    () =>
      desk.isDraft ? placed : { ...placed, roles: placed.roles.filter((code) => ofRole(code) === undefined) },
    [desk.isDraft, placed, ofRole],
  );
  const isLeftOut = !desk.isDraft && placed.roles.some((code) => ofRole(code)?.reason === 'beyondOwnRights');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !hasOpenList(event.target)) {
      event.preventDefault();
      form.submit();
    }
  };
  const titleOf = usePropertyTitle();
  const required = form.shown.map(({ name }) => name).filter((name) => !isPreset(name, entry));
  const type = fieldNamed(entity, 'type');
  const { form: store } = form.props;
  return (
    <tr id={form.props.name} className="menu-inline">
      <td colSpan={9} onKeyDown={onKeyDown}>
        <Form {...form.props} component={false}>
          <Form.Item className="menu-inline-item">
            <div className="menu-inline-boxes">
              <Select
                size="small"
                aria-label={titleOf('type')}
                value={entry.type}
                popupMatchSelectWidth={false}
                options={typesBelow(parent?.type).map((value) => ({
                  value,
                  label: enumTitle(t, entity, type, value),
                }))}
                onChange={(value) => store?.setFieldsValue({ type: value, component: null })}
              />
              {required.map((name) => (
                <Form.Item
                  // A row that has moved to another parent starts without faults.
                  key={`${name} ${parent?.id ?? 'top'}`}
                  name={name}
                  noStyle
                  normalize={(value: string | null) => value || null}
                >
                  {name === 'component' ? (
                    <ComponentChoice size="small" label={titleOf(name)} />
                  ) : (
                    <Input
                      size="small"
                      aria-label={titleOf(name)}
                      placeholder={titleOf(name)}
                      maxLength={name === 'name' ? 80 : 500}
                      // Also when the row has moved to another parent.
                      autoFocus={name === 'name'}
                    />
                  )}
                </Form.Item>
              ))}
              <Button size="small" type="primary" loading={form.isSaving} onClick={() => form.submit()}>
                {t('menuPage.add')}
              </Button>
              <Button size="small" onClick={() => onDone(entry)}>
                {t('menuPage.details')}
              </Button>
              <Button size="small" type="text" onClick={() => onDone()}>
                {t('form.cancel')}
              </Button>
            </div>
          </Form.Item>
        </Form>
        <p role="status" className="menu-inline-note">
          {isLeftOut && t('menuPage.rolesLeftOut', { permission: entry.perm })}
        </p>
        <p role="alert" className="menu-inline-trouble">
          {form.message}
        </p>
      </td>
    </tr>
  );
}

const nothing: Values = {};

/** The type has a select of its own, and every directory has the same component. */
function isPreset(name: string, { type }: MenuEntry): boolean {
  return name === 'type' || (name === 'component' && type === 'directory');
}

/**
 * The new entry as the last below `parent`, with its roles. The type falls back to the usual one where the typed one
 * may not stand; fields without a value are null.
 */
function placedEntry(
  blank: MenuEntry,
  typed: Values,
  parent: MenuEntry | undefined,
  entries: readonly MenuEntry[],
): MenuEntry {
  const usual = parent?.type === 'menu' ? 'button' : 'menu';
  const given = Object.entries(typed).filter(([, value]) => value !== null && value !== undefined);
  const { type: wanted = usual, component = null, ...rest } = Object.fromEntries(given) as Partial<MenuEntry>;
  const mayStand = mayStandBelow(wanted, parent?.type);
  const type = mayStand ? wanted : usual;
  const last = entriesBelow(entries, parent?.id ?? null).at(-1);
  return {
    ...blank,
    name: '',
    parent: parent?.id ?? null,
    type,
    component: type === 'directory' ? layoutComponent : mayStand ? component : null,
    sort: (last?.sort ?? 0) + 1,
    roles: parent?.roles ?? [],
    ...rest,
  };
}
