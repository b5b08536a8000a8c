import { Button, Input, Select } from 'antd';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { MenuType } from '../../../entity/menu/menu-rules';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { type Faults, reworded } from '../../entity/form/faults';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';
import { ComponentChoice } from './component-choice';
import { useDesk } from './desk';
import { newEntryId, typesBelow } from './menu-fields';
import { useEntryRights } from './menu-rights';
import { placedEntry, type Typed } from './placed-entry';
import { useCheck } from './use-check';

interface InlineAddProps {
  readonly entity: Entity;
  readonly parent: MenuEntry | undefined;
  /** With an entry where its form is wanted, filled as far as it is. */
  readonly onDone: (open?: MenuEntry) => void;
}

/** What each type cannot do without, besides its name. */
const needed = {
  directory: ['path'],
  menu: ['path', 'component'],
  iframe: ['path', 'url'],
  button: ['perm'],
} as const satisfies Readonly<Record<MenuType, readonly (keyof MenuEntry)[]>>;

/** A new entry, written where it will stand. Enter stores it, Escape gives up. */
export function InlineAdd({ entity, parent, onDone }: InlineAddProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const check = useCheck(entity);
  const [id] = useState(newEntryId);
  const [typed, setTyped] = useState<Typed>({});
  const placed = useMemo(
    () => placedEntry(id, typed, parent, desk.entries),
    [id, typed, parent, desk.entries],
  );
  // The roles of the page come with a button, but not those that would get what the giver lacks.
  const { ofRole } = useEntryRights(desk, placed);
  const entry = useMemo(
    () =>
      desk.isDraft ? placed : { ...placed, roles: placed.roles.filter((code) => ofRole(code) === undefined) },
    [desk.isDraft, placed, ofRole],
  );
  const isLeftOut = !desk.isDraft && placed.roles.some((code) => ofRole(code)?.reason === 'beyondOwnRights');
  const [faults, setFaults] = useState<Faults>({});
  const place = parent?.id ?? 'top';
  const [judged, setJudged] = useState(place);
  if (judged !== place) {
    setJudged(place);
    setFaults({});
  }
  const [isSaving, setSaving] = useState(false);
  // What was found wrong is said in the language of the moment.
  useEffect(() => {
    let isPast = false;
    const reword = async () => {
      const later = await check(entry);
      if (!isPast) setFaults((before) => reworded(before, later));
    };
    reword().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [check, entry]);

  const set = (values: Typed) => {
    setTyped((before) => ({ ...before, ...values }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in values))));
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      const found = await check(entry);
      setFaults(found);
      if (Object.keys(found).length > 0) return;
      const outcome = await desk.save(entry, undefined);
      if (outcome.kind === 'saved') onDone();
      else if (outcome.kind === 'wrong') setFaults(outcome.faults);
      else if (outcome.kind === 'failed') setFaults({ name: outcome.message ?? '' });
    } finally {
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isOpenList(event.target)) {
      event.preventDefault();
      void save();
    }
  };
  const box = (name: 'name' | 'path' | 'url' | 'perm') => {
    const title = fieldTitle(t, entity, fieldNamed(entity, name));
    return (
      <Input
        key={`${name} ${place}`}
        size="small"
        aria-label={title}
        aria-invalid={name in faults || undefined}
        placeholder={title}
        status={name in faults ? 'error' : ''}
        value={entry[name] ?? ''}
        maxLength={name === 'name' ? 80 : 500}
        // The row is written as soon as it is there, or has come to stand elsewhere.
        autoFocus={name === 'name'}
        onChange={(event) => set({ [name]: event.target.value || (name === 'name' ? '' : null) })}
      />
    );
  };
  const type = fieldNamed(entity, 'type');
  return (
    <tr className="menu-inline">
      <td colSpan={9} onKeyDown={onKeyDown}>
        <div className="menu-inline-boxes">
          <Select
            size="small"
            aria-label={fieldTitle(t, entity, type)}
            value={entry.type}
            popupMatchSelectWidth={false}
            options={typesBelow(parent?.type).map((value) => ({
              value,
              label: enumTitle(t, entity, type, value),
            }))}
            onChange={(value) => set({ type: value, component: value === 'directory' ? 'Layout' : null })}
          />
          {box('name')}
          {needed[entry.type].map((name) =>
            name === 'component' ? (
              <ComponentChoice
                key={name}
                size="small"
                label={fieldTitle(t, entity, fieldNamed(entity, 'component'))}
                value={entry.component}
                aria-invalid={'component' in faults || undefined}
                onChange={(component) => set({ component })}
              />
            ) : (
              box(name)
            ),
          )}
          <Button size="small" type="primary" loading={isSaving} onClick={() => void save()}>
            {t('menuPage.add')}
          </Button>
          <Button size="small" onClick={() => onDone(entry)}>
            {t('menuPage.details')}
          </Button>
          <Button size="small" type="text" onClick={() => onDone()}>
            {t('form.cancel')}
          </Button>
        </div>
        <p role="status" className="menu-inline-note">
          {isLeftOut && t('menuPage.rolesLeftOut', { permission: entry.perm })}
        </p>
        <div role="alert">
          {Object.keys(faults).length > 0 && (
            <ul className="menu-inline-faults">
              {Object.entries(faults).map(([name, fault]) => (
                <li key={name}>{fault}</li>
              ))}
            </ul>
          )}
        </div>
      </td>
    </tr>
  );
}

/** In an open list Enter chooses. */
function isOpenList(input: HTMLInputElement): boolean {
  return input.getAttribute('aria-expanded') === 'true';
}
