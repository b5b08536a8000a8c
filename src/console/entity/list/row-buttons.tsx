import type { TFunction } from 'i18next';
import type { Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import { Icon } from '../../kit/icon';
import { recordTitle } from '../record/record-title';

interface RowButtonsProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly onMenu: (row: Labelled, opener: HTMLElement) => void;
  readonly t: TFunction;
}

/** Opens the one menu of row actions. Plain buttons: a page of 200 rows holds 200 of them. */
export function RowButtons({ entity, row, onMenu, t }: RowButtonsProps) {
  return (
    <button
      type="button"
      className="list-icon"
      aria-label={t('list.rowActions', { name: recordTitle(entity, row) })}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
    >
      <Icon name="more" />
    </button>
  );
}
