import { useTranslation } from 'react-i18next';
import type { Entity } from '../../entity/entity';
import type { MenuEntry } from '../../entity/menu-entry';
import { entriesAbove } from '../../entity/tree-order';
import { Mark } from '../fields/cells/mark';
import { enumTitle } from '../words/entity-words';
import type { EntryChange, FieldChange } from './difference';
import { useEntryTitle } from './entry-title';
import { useFieldName } from './field-name';

interface ChangeListProps {
  readonly entity: Entity;
  readonly changes: readonly EntryChange[];
  /** Before and after: where the entries that changes point to are found, and what stands above them. */
  readonly trees: readonly (readonly MenuEntry[])[];
}

const colors = { added: 'green', removed: 'red', changed: 'blue' } as const;

/** A difference for people: which entries, and of each which fields from what to what. */
export function ChangeList({ entity, changes, trees }: ChangeListProps) {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  const fieldName = useFieldName(entity);
  const inWords = useValueWords(entity, trees);
  const above = (entry: MenuEntry, kind: EntryChange['kind']) =>
    entriesAbove(entry, (kind === 'removed' ? trees.at(0) : trees.at(-1)) ?? [])
      .map((one) => `${titleOf(one)} / `)
      .join('');
  return (
    <ul className="menu-changes">
      {changes.map(({ entry, kind, fields }) => (
        <li key={entry.id}>
          <Mark color={colors[kind]}>{t(`menuPage.difference.${kind}`)}</Mark>
          <div>
            <span className="menu-change-above">{above(entry, kind)}</span>
            <strong>{titleOf(entry)}</strong>
            <span className="menu-change-of">{entry.perm ?? entry.component ?? entry.url}</span>
            {fields.length > 0 && (
              <dl>
                {fields.map((change) => (
                  <div key={change.field}>
                    <dt>{fieldName(change.field)}</dt>
                    <dd>
                      <del>{inWords(change, change.from)}</del> → <ins>{inWords(change, change.to)}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function useValueWords(entity: Entity, trees: ChangeListProps['trees']) {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  return ({ field }: FieldChange, value: unknown): string => {
    const declared = entity.fields.get(field);
    if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : t('field.none');
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
