import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldNamed } from '../../../schema/model/entity';
import { fieldTitle } from '../../i18n/entity-words';
import { AnchoredPopover } from '../../kit/anchored-popover';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { useListContext } from './use-list-controller';
import './popups.css';

/** Chooses columns and their order: the shown columns come first, with buttons to move them. */
export default function ColumnChooser({ opener }: { readonly opener: HTMLElement }) {
  const { entity, fields, popups } = useListContext();
  const { names: shown, possible, telling, choose } = fields;
  const { close } = popups.columns;
  const { t } = useTranslation();
  const titleOf = (name: string) => fieldTitle(t, entity, fieldNamed(entity, name));
  const hidden = possible.filter((name) => !shown.includes(name));
  const swap = (at: number, other: number) =>
    choose(shown.with(at, shown[other] ?? '').with(other, shown[at] ?? ''));

  return (
    <AnchoredPopover opener={opener} title={t('list.columns')} onClose={close}>
      <ul className="list-columns">
        {shown.map((name, at) => (
          <li key={name}>
            <Checkbox
              checked
              disabled={shown.length === 1}
              onChange={() => choose(shown.filter((other) => other !== name))}
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
              onChange={() => choose([...shown, name])}
            >
              {titleOf(name)}
              {!telling.includes(name) && <small>{t('field.untold')}</small>}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="filter-buttons">
        <Button icon={<Icon name="reload" size={14} />} onClick={() => choose(null)}>
          {t('list.defaultColumns')}
        </Button>
        <Button look="primary" onClick={close}>
          {t('list.close')}
        </Button>
      </div>
    </AnchoredPopover>
  );
}
