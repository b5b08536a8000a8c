import type { TFunction } from 'i18next';
import type { Entity } from '../../entity/entity';
import { recordTitle } from '../record/record-title';
import type { Labelled } from '../resource';
import type { ListColumn } from './list-column';
import { isPlaceholder } from './placeholder-rows';
import type { Selection } from './selection';

/** Boxes to tick rows with. The browser's own: antd's cost more than all other cells of a row together. */
export function selectionColumn(
  entity: Entity,
  rows: readonly Labelled[],
  { ids, toggle }: Selection,
  t: TFunction,
): ListColumn {
  const ticked = rows.filter((row) => ids.has(row.id)).length;
  return {
    key: 'selection',
    className: 'list-box',
    title: (
      <input
        type="checkbox"
        aria-label={t('list.selectPage')}
        checked={rows.length > 0 && ticked === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
        }}
        onChange={(event) => toggle(rows, event.target.checked)}
      />
    ),
    cell: (row) =>
      !isPlaceholder(row) && (
        <input
          type="checkbox"
          aria-label={t('list.selectRow', { name: recordTitle(entity, row) })}
          checked={ids.has(row.id)}
          onChange={(event) => toggle([row], event.target.checked)}
        />
      ),
  };
}
