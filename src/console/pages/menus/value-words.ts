import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Entity } from '../../../entity/model/entity';
import { enumTitle } from '../../i18n/entity-words';
import { useEntryTitle } from './entry-title';
import { useLiveTree } from './menu-queries';

/** What to call the value of a field; entries that it points to are sought in `trees`, and roles go by their names. */
export function useValueWords(
  entity: Entity,
  trees: readonly (readonly MenuEntry[])[],
): (field: string, value: unknown) => string {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  const roles = useLiveTree().data?.roles;
  const roleName = (code: unknown) => roles?.find((role) => role.code === code)?.name ?? String(code);
  return (field, value) => {
    const declared = entity.fields.get(field);
    if (Array.isArray(value)) return value.length > 0 ? value.map(roleName).join(', ') : t('field.none');
    if (value === null) return t(field === 'parent' ? 'menuPage.top' : 'field.none');
    if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
    if (field === 'parent' || field === 'target_menu') {
      const entry = trees.flat().find(({ id }) => id === value);
      return entry ? titleOf(entry) : `#${value}`;
    }
    if (typeof value === 'object') return JSON.stringify(value);
    return declared?.type === 'enum' ? enumTitle(t, entity, declared, String(value)) : String(value);
  };
}
