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
        {/* One list for shown and hidden columns, so that a row that moves keeps the focus. */}
        {[...shown, ...hidden].map((name, at) => {
          const isShown = at < shown.length;
          const isUntold = !telling.includes(name);
          return (
            <li key={name}>
              <Checkbox
                checked={isShown}
                disabled={isShown ? shown.length === 1 : isUntold}
                onChange={() => choose(isShown ? shown.filter((other) => other !== name) : [...shown, name])}
              >
                {titleOf(name)}
                {!isShown && isUntold && <small>{t('field.untold')}</small>}
              </Checkbox>
              {isShown && (
                <>
                  <MoveButton
                    label={t('list.moveUp', { column: titleOf(name) })}
                    sign="↑"
                    isEnd={at === 0}
                    onMove={() => swap(at, at - 1)}
                  />
                  <MoveButton
                    label={t('list.moveDown', { column: titleOf(name) })}
                    sign="↓"
                    isEnd={at === shown.length - 1}
                    onMove={() => swap(at, at + 1)}
                  />
                </>
              )}
            </li>
          );
        })}
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

interface MoveButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isEnd: boolean;
  readonly onMove: () => void;
}

/** `aria-disabled` instead of `disabled` at an end: the button must keep the focus after the last press. */
function MoveButton({ label, sign, isEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="list-icon"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
