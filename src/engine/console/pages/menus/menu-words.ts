import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DraftGone } from '../../../schema/contract/draft-gone';
import type { Revision } from '../../../schema/contract/endpoints/menu-revision';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { type Addressed, type PathFault, pathFaultBy } from '../../../schema/menu/menu-paths';
import { parentFault } from '../../../schema/menu/menu-position';
import { mayStandBelow } from '../../../schema/menu/menu-rules';
import type { Faults } from '../../entity/form/faults';
import { enumTitle, fieldTitle } from '../../i18n/entity-words';
import { menuTitle } from '../../i18n/menu-title';
import { useMenuEntity } from './menu-entity';
import { useLiveTree } from './menu-queries';

function pathFaultText(t: TFunction, { rule, params }: PathFault): string {
  return t(`validation.${rule}`, { ...params, menu: menuTitle(t, String(params.menu ?? '')) });
}

/** Faults of the parent, the path, and the type if it does not fit the entry's children. */
export function placeFaults(t: TFunction, entries: readonly MenuEntry[], entry: Addressed): Faults {
  const rule = parentFault(entries, entry, entry.parent);
  const below = entries.filter(({ parent }) => parent === entry.id);
  const isWrongAbove = below.some(({ type }) => !mayStandBelow(type, entry.type));
  const others = entries.filter(({ id }) => id !== entry.id);
  const address = pathFaultBy(entries, [...others, entry], entry.id);
  return {
    ...(address && { path: pathFaultText(t, address) }),
    ...(rule && { parent: t(`validation.${rule}`) }),
    ...(isWrongAbove && { type: t('validation.wrongChildren') }),
  };
}

/** How a draft ended, and by whom if the account still exists. */
export function goneText(t: TFunction, { way, by }: DraftGone): string {
  return by === null ? t(`menuPage.gone.${way}`) : t(`menuPage.gone.by.${way}`, { name: by });
}

/** The note of a revision, or its origin. */
export function revisionName(t: TFunction, { id, note, restored_from }: Revision): string {
  if (note !== null) return note;
  if (restored_from !== null) return t('menuPage.history.restored', { id: restored_from });
  return t('menuPage.history.unnamed', { id });
}

/** Returns the title of a property of an entry; `roles` is not a field of the entity. */
export function usePropertyTitle(): (name: string) => string {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  return (name) => {
    const field = entity.fields.get(name);
    return field ? fieldTitle(t, entity, field) : t('menuPage.roles');
  };
}

/** Returns the text of a field's value; referenced entries are looked up in `trees`. */
export function useValueText(
  trees: readonly (readonly MenuEntry[])[],
): (field: string, value: unknown) => string {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  const roles = useLiveTree().data?.roles;
  const roleName = (code: unknown) => roles?.find((role) => role.code === code)?.name ?? String(code);
  return (name, value) => {
    const field = entity.fields.get(name);
    if (Array.isArray(value)) return value.length > 0 ? value.map(roleName).join(', ') : t('field.none');
    if (value === null) return t(name === 'parent' ? 'menuPage.top' : 'field.none');
    if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
    if (name === 'parent' || name === 'target_menu') {
      const entry = trees.flat().find(({ id }) => id === value);
      return entry ? menuTitle(t, entry.name) : `#${value}`;
    }
    if (typeof value === 'object') return JSON.stringify(value);
    return field?.type === 'enum' ? enumTitle(t, entity, field, String(value)) : String(value);
  };
}
