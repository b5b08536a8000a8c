import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import type { ColumnNames } from '../../data/list/list-columns';
import { fieldTitle } from '../../i18n/entity-words';
import { AnchoredPopover } from '../../kit/anchored-popover';
import { Icon } from '../../kit/icon';

interface ColumnChooserProps {
  readonly entity: Entity;
  readonly opener: HTMLElement;
  readonly shown: ColumnNames;
  readonly possible: ColumnNames;
  /** The columns that can show a value to this user; the others are disabled. */
  readonly telling: ColumnNames;
  /** Null restores the default. */
  readonly onChange: (names: ColumnNames | null) => void;
  readonly onClose: () => void;
}

/** Chooses columns and their order: the shown columns come first, with buttons to move them. */
export default function ColumnChooser({
  entity,
  opener,
  shown,
  possible,
  telling,
  onChange,
  onClose,
}: ColumnChooserProps) {
  const { t } = useTranslation();
  const titleOf = (name: string) => fieldTitle(t, entity, fieldNamed(entity, name));
  const hidden = possible.filter((name) => !shown.includes(name));
  const swap = (at: number, other: number) =>
    onChange(shown.with(at, shown[other] ?? '').with(other, shown[at] ?? ''));

  return (
    <AnchoredPopover opener={opener} title={t('list.columns')} onClose={onClose}>
      <ul className="list-columns">
        {shown.map((name, at) => (
          <li key={name}>
            <Checkbox
              checked
              disabled={shown.length === 1}
              onChange={() => onChange(shown.filter((other) => other !== name))}
            >
              {titleOf(name)}
            </Checkbox>
            <button
              type="button"
              className="list-icon"
              aria-label={t('list.moveUp', { column: titleOf(name) })}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              className="list-icon"
              aria-label={t('list.moveDown', { column: titleOf(name) })}
              disabled={at === shown.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <span aria-hidden="true">↓</span>
            </button>
          </li>
        ))}
        {hidden.map((name) => (
          <li key={name}>
            <Checkbox
              checked={false}
              disabled={!telling.includes(name)}
              onChange={() => onChange([...shown, name])}
            >
              {titleOf(name)}
              {!telling.includes(name) && <small>{t('field.untold')}</small>}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="filter-buttons">
        <Button icon={<Icon name="reload" size={14} />} onClick={() => onChange(null)}>
          {t('list.defaultColumns')}
        </Button>
        <Button type="primary" onClick={onClose}>
          {t('list.close')}
        </Button>
      </div>
    </AnchoredPopover>
  );
}
