import { useTranslation } from 'react-i18next';
import type { EntryChange } from '../../../entity/menu/menu-difference';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesAbove } from '../../../entity/menu/tree-order';
import type { Entity } from '../../../entity/model/entity';
import { Mark } from '../../entity/fields/cells/mark';
import { useEntryTitle } from './entry-title';
import { useFieldName } from './field-name';
import { useValueWords } from './value-words';

interface ChangeListProps {
  readonly entity: Entity;
  readonly changes: readonly EntryChange[];
  /** Before and after: where the entries that changes point to are found, and what stands above them. */
  readonly trees: readonly (readonly MenuEntry[])[];
}

const colors = { added: 'green', removed: 'red', changed: 'blue', moved: 'purple' } as const;

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
                      <del>{inWords(change.field, change.from)}</del> →{' '}
                      <ins>{inWords(change.field, change.to)}</ins>
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
