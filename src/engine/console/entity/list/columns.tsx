import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import { isAcceptedOrder, type Sorter } from '../../../schema/query/list-order';
import { operatorsFor } from '../../../schema/query/operators';
import type { ListState } from '../../data/list/list-address';
import type { Labelled, Resource } from '../../data/resource';
import { fieldTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import type { Permissions } from '../record/permissions';
import { idleReason } from '../record/possible';
import { recordTitle } from '../record/record-title';
import { fieldColumn } from './field-column';
import { HeaderCell } from './header-cell';
import type { ListColumn } from './list-table';
import { isPlaceholder } from './placeholder-rows';
import { type Selection, selectionColumn } from './selection-column';
import type { ChangeList } from './use-list-state';

interface ColumnsOf {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly state: ListState;
  readonly change: ChangeList;
  readonly openFilter: (field: Field, opener: HTMLElement) => void;
  readonly showPath: (id: number) => string;
  readonly t: TFunction;
}

/** Columns for the chosen fields. The column that names the record links to its page. */
export function columnsOf({
  entity,
  resource,
  names,
  state,
  change,
  openFilter,
  showPath,
  t,
}: ColumnsOf): ListColumn[] {
  const sorters = state.sorters.length > 0 ? state.sorters : [entity.sort];
  const sortersAfter = (name: string, adds: boolean) => {
    const pressed = pressSort(state.sorters, name, adds);
    return isAcceptedOrder(entity, pressed) ? pressed : pressSort(state.sorters, name, false);
  };
  return names.map((name) => {
    const field = fieldNamed(entity, name);
    const at = sorters.findIndex((sorter) => sorter.field === name);
    const sorter = sorters[at];
    return {
      ...fieldColumn({ entity, resource, names, name, showPath }),
      label: fieldTitle(t, entity, field),
      title: (
        <HeaderCell
          title={fieldTitle(t, entity, field)}
          sorter={sorter}
          rank={sorters.length > 1 && sorter ? at + 1 : undefined}
          onSort={field.sortable ? (adds) => change({ sorters: sortersAfter(name, adds) }) : undefined}
          isUnsortable={entity.big && !field.sortable}
          onFilter={operatorsFor(field).length > 0 ? (opener) => openFilter(field, opener) : undefined}
          isFiltered={state.filters.some((filter) => filter.field === name)}
        />
      ),
      sorted: sorter && (sorter.order === 'asc' ? 'ascending' : 'descending'),
    };
  });
}

/**
 * The sorters after a press on a column's header: ascending, then descending, then unsorted. A plain press sorts by
 * that column alone; with Shift (`adds`) the other sorters stay, and a new one is added after them.
 */
export function pressSort(sorters: readonly Sorter[], field: string, adds: boolean): Sorter[] {
  const present = sorters.find((sorter) => sorter.field === field);
  const others = adds ? sorters.filter((sorter) => sorter.field !== field) : [];
  if (!present) return [...others, { field, order: 'asc' }];
  if (present.order === 'desc') return others;
  if (!adds) return [{ field, order: 'desc' }];
  return sorters.map((sorter) => (sorter.field === field ? { field, order: 'desc' } : sorter));
}

interface ColumnOptions extends Omit<ColumnsOf, 't'> {
  readonly permissions: Permissions;
  readonly rows: readonly Labelled[];
  readonly selection: Selection;
  readonly openMenu: (row: Labelled, opener: HTMLElement) => void;
}

/** Checkboxes if rows can be selected, the chosen fields and the menu buttons; memoised. */
export function useListColumns(options: ColumnOptions): readonly ListColumn[] {
  const { entity, resource, names, state, change, openFilter, showPath } = options;
  const { permissions, rows, selection, openMenu } = options;
  const { t } = useTranslation();
  const fields = useMemo(
    () => columnsOf({ entity, resource, names, state, change, openFilter, showPath, t }),
    [entity, resource, names, state, change, openFilter, showPath, t],
  );
  const boxes = useMemo(() => {
    if (!permissions.may('delete') && permissions.actions.length === 0) return [];
    return [selectionColumn(entity, rows, selection, idleReason(entity, permissions), t)];
  }, [entity, permissions, rows, selection, t]);
  return useMemo(() => {
    const buttons: ListColumn = {
      key: 'buttons',
      card: 'buttons',
      className: 'list-buttons',
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      cell: (row) =>
        !isPlaceholder(row) && (
          // A plain button instead of antd's: a page of 200 rows renders 200 of them.
          <button
            type="button"
            className="list-icon"
            aria-label={t('list.rowActions', { name: recordTitle(entity, row) })}
            aria-haspopup="menu"
            onClick={(event) => openMenu(row, event.currentTarget)}
          >
            <Icon name="more" />
          </button>
        ),
    };
    return [...boxes, ...fields, buttons];
  }, [entity, boxes, fields, openMenu, t]);
}
