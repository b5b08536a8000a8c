import { Alert, Button } from 'antd';
import {
  type ComponentType,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { writableFields } from '../../../entity/access/access';
import type { ConflictData } from '../../../entity/contract/envelope';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { MenuType } from '../../../entity/menu/menu-rules';
import type { Entity, Field } from '../../../entity/model/entity';
import { isSame } from '../../../entity/write/merge';
import { CellProvider } from '../../entity/fields/cell-context';
import { isDemanded } from '../../entity/form/conditions';
import type { Faults } from '../../entity/form/faults';
import { FieldRow } from '../../entity/form/field-row';
import { focusFirstFault } from '../../entity/form/focus-fault';
import '../../entity/form/form.css';
import './entry-form.css';
import type { InputProps } from '../../data/resource';
import { useActor } from '../../data/session';
import type { Values } from '../../entity/form/form-fields';
import { useRecordForm } from '../../entity/form/use-record-form';
import { usePageSurroundings } from '../../entity/record/page-surroundings';
import { ComponentInput } from './component-input';
import { type DeskEntry, useDesk } from './desk';
import { FormSubjectProvider } from './form-subject';
import { IconInput } from './icon-input';
import { fieldsOfType } from './menu-fields';
import { refusalInWords, useEntryRights } from './menu-rights';
import { NameInput } from './name-input';
import { ParentInput } from './parent-input';
import { RoleChoice } from './role-choice';
import { changedRoles } from './role-offers';
import { TargetInput } from './target-input';
import { TypeChoice } from './type-choice';
import { usePlaceCheck } from './use-check';

const ConflictDialog = lazy(() => import('../../entity/form/conflict-dialog'));

interface EntryFormProps {
  readonly entity: Entity;
  readonly entry: DeskEntry;
  readonly isNew: boolean;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form of a menu: what its type needs, and nothing else. */
export function EntryForm({ entity, entry: start, isNew, onChanged, onDone, onCancel }: EntryFormProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const desk = useDesk();
  const [entry, setEntry] = useState(start);
  const [roles, setRoles] = useState(start.roles);
  const [isSaving, setSaving] = useState(false);
  /** Without words of its own it is about the fields that are marked. */
  const [trouble, setTrouble] = useState<{ readonly said?: string | undefined }>();
  const [isTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<ConflictData>();
  const fields = useMemo(() => writableFields(actor, entity), [actor, entity]);
  const form = useRecordForm(
    entity,
    fields,
    useMemo(() => ownValues(fields, start), [fields, start]),
  );
  const checkPlace = usePlaceCheck();
  const surroundings = usePageSurroundings(true);
  const frame = useRef<HTMLFormElement>(null);

  const type = form.values.type as MenuType;
  const names: readonly string[] = fieldsOfType[type];
  const shown = names.flatMap((name) => fields.filter((field) => field.name === name));
  const subject = useMemo(() => ({ id: isNew ? 0 : start.id, type }), [isNew, start, type]);
  const isChanged = form.isChanged || !isSame(roles, start.roles);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  const wanted = useMemo(() => ({ ...entry, ...form.values, type }) as MenuEntry, [entry, form.values, type]);
  const rights = useEntryRights(desk, wanted);
  const refused = useMemo((): Faults => {
    // In a draft somebody else may publish it.
    if (desk.isDraft) return {};
    const [ofRoles] = changedRoles(isNew ? [] : entry.roles, roles).flatMap(
      (code) => rights.ofRole(code) ?? [],
    );
    return {
      ...(rights.fields && {
        [type === entry.type ? 'perm' : 'type']: refusalInWords(t, rights.fields, desk.roles),
      }),
      ...(ofRoles && { roles: refusalInWords(t, ofRoles, desk.roles) }),
    };
  }, [desk, isNew, entry, roles, rights, type, t]);

  const { faults: remarks } = desk.remarksOn(entry.id);
  const misplaced = checkPlace({ ...entry, ...form.values, type });
  // Said while it is typed: whoever chooses an address sees at once that it is taken.
  const isSaid = (name: string) => isTried || (isChanged && name === 'path');
  const faultOf = (name: string) =>
    form.faults[name] ??
    (isSaid(name) ? misplaced[name] : undefined) ??
    refused[name] ??
    (isChanged ? undefined : remarks[name]);

  const save = async (was: DeskEntry, values: Values) => {
    setTrouble(undefined);
    setTried(true);
    const next = { ...was, ...values, roles } as DeskEntry;
    const found = { ...refused, ...checkPlace(next), ...(await form.check()) };
    if (Object.keys(found).length > 0) return showTrouble(found);
    setSaving(true);
    const outcome = await desk.save(next, isNew ? undefined : was).finally(() => setSaving(false));
    switch (outcome.kind) {
      case 'saved':
        onChanged(false);
        return onDone();
      case 'wrong':
        form.showFaults(outcome.faults);
        return showTrouble(outcome.faults, outcome.message);
      case 'conflict':
        return setConflict(outcome.conflict);
      case 'failed':
        return setTrouble(outcome.message === undefined ? undefined : { said: outcome.message });
    }
  };
  const showTrouble = (found: Faults, said?: string) => {
    setTrouble(shown.some(({ name }) => name in found) ? {} : { said });
    requestAnimationFrame(() => focusFirstFault(frame.current, found));
  };
  /** Others have changed the same fields: of those, the sides that were chosen; of the rest, what was typed. */
  const settle = ({ record, fields: both }: ConflictData, sides: Readonly<Record<string, string>>) => {
    const stored = { ...entry, ...ownValues(fields, record), version: Number(record.version) } as DeskEntry;
    const mine = Object.fromEntries(
      Object.entries(form.changes).filter(([name]) => !both.includes(name) || sides[name] === 'mine'),
    );
    setConflict(undefined);
    setEntry(stored);
    form.restart(ownValues(fields, stored), mine);
    void save(stored, { ...ownValues(fields, stored), ...mine });
  };

  return (
    <form
      ref={frame}
      className="menu-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(entry, form.values);
      }}
    >
      <div role="alert">
        {trouble && <Alert type="error" showIcon message={trouble.said ?? t('form.wrong')} />}
      </div>
      <TypeChoice
        entity={entity}
        value={type}
        fault={faultOf('type')}
        onChange={(next) => {
          form.set('type', next);
          if (next === 'directory' && !form.values.component) form.set('component', 'Layout');
        }}
      />
      <FormSubjectProvider value={subject}>
        <div className="form-rows">
          {shown.map((field) => (
            <FieldRow
              key={field.name}
              entity={entity}
              field={field}
              value={form.values[field.name]}
              fault={faultOf(field.name)}
              isDemanded={isDemanded(field, form.values) || field.name === 'parent'}
              stored={undefined}
              Own={ownInputs[field.name]}
              onChange={form.set}
              onLeave={form.leave}
            />
          ))}
        </div>
      </FormSubjectProvider>
      <RoleChoice
        value={roles}
        rights={rights}
        disabled={!desk.may.assign || !(desk.may.change || isNew)}
        fault={refused.roles ?? form.faults.roles}
        onChange={setRoles}
      />
      <div className="menu-form-footer">
        {(desk.may.change || isNew) && (
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('form.save')}
          </Button>
        )}
        <Button onClick={onCancel} disabled={false}>
          {t(desk.may.change ? 'form.cancel' : 'menuPage.close')}
        </Button>
      </div>
      {conflict && (
        <Suspense>
          <CellProvider value={surroundings}>
            <ConflictDialog
              entity={entity}
              conflict={conflict}
              mine={form.values}
              onChosen={(sides) => settle(conflict, sides)}
              onCancel={() => setConflict(undefined)}
            />
          </CellProvider>
        </Suspense>
      )}
    </form>
  );
}

/** Inputs that know more of menus than those made from the declaration. */
const ownInputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  name: NameInput,
  parent: ParentInput,
  target_menu: TargetInput,
  component: ComponentInput,
  icon: IconInput,
};

function ownValues(fields: readonly Field[], from: object): Values {
  const values = from as Values;
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
}
