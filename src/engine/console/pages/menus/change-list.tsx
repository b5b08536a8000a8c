import { useTranslation } from 'react-i18next';
import { difference, type EntryChange } from '../../../schema/menu/menu-difference';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesAbove } from '../../../schema/menu/tree-order';
import { Mark } from '../../entity/fields/cells/mark';
import { menuTitle } from '../../i18n/menu-title';
import './impact.css';
import { usePropertyTitle, useValueText } from './menu-words';

interface ChangeListProps {
  readonly from: readonly MenuEntry[];
  readonly to: readonly MenuEntry[];
}

const colors = { added: 'green', removed: 'red', changed: 'blue', moved: 'purple' } as const;

/** The difference of two trees: the entries, and the values of their fields before and after. */
export function ChangeList({ from, to }: ChangeListProps) {
  const { t } = useTranslation();
  const propertyTitle = usePropertyTitle();
  const textOf = useValueText([from, to]);
  const changes = difference(from, to);
  const above = ({ entry, kind }: EntryChange) =>
    entriesAbove(entry, kind === 'removed' ? from : to)
      .map((one) => `${menuTitle(t, one.name)} / `)
      .join('');
  if (changes.length === 0) return <p className="menu-lead">{t('menuPage.difference.none')}</p>;
  return (
    <ul className="menu-changes">
      {changes.map((change) => {
        const { entry, kind, fields } = change;
        return (
          <li key={entry.id}>
            <Mark color={colors[kind]}>{t(`menuPage.difference.${kind}`)}</Mark>
            <div>
              <span className="menu-change-above">{above(change)}</span>
              <strong>{menuTitle(t, entry.name)}</strong>
              <span className="menu-change-of">{entry.perm ?? entry.component ?? entry.url}</span>
              {fields.length > 0 && (
                <dl>
                  {fields.map(({ field, from: before, to: after }) => (
                    <div key={field}>
                      <dt>{propertyTitle(field)}</dt>
                      <dd>
                        <del>{textOf(field, before)}</del> → <ins>{textOf(field, after)}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
