import { type ReactNode, useCallback, useState } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import { lazyInAntd } from '../../antd/in-antd';
import type { ListState } from '../../data/list/list-address';
import type { Labelled } from '../../data/resource';
import { useAnchor } from '../../kit/anchor';
import type { Permissions } from '../record/permissions';
import type { Actions } from '../record/use-actions';
import type { Doomed } from '../record/use-delete';
import type { ListFields } from './use-list-fields';
import type { ChangeList } from './use-list-state';

const FilterMenu = lazyInAntd(() => import('./filter-menu'));
const FilterPopover = lazyInAntd(() => import('./filter-popover'));
const ColumnChooser = lazyInAntd(() => import('./column-chooser'));
const ImportDialog = lazyInAntd(() => import('./import-dialog'));
const RowMenu = lazyInAntd(() => import('./row-menu'));

interface Given {
  readonly entity: Entity;
  readonly permissions: Permissions;
  readonly fields: ListFields;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly actions: Actions;
  readonly onDelete: (records: readonly Doomed[]) => void;
}

export interface ListPopups {
  /** Every field to filter by. */
  readonly openFilters: (opener: HTMLElement) => void;
  readonly openFilter: (field: Field, opener: HTMLElement) => void;
  readonly openColumns: (opener: HTMLElement) => void;
  readonly openMenu: (row: Labelled, opener: HTMLElement) => void;
  readonly openImport: () => void;
  /** Must be shown somewhere on the page. */
  readonly popups: ReactNode;
}

/** Everything that opens over a list. */
export function useListPopups(given: Given): ListPopups {
  const { entity, permissions, fields, state, change, actions, onDelete } = given;
  const filterMenu = useAnchor<'fields'>();
  const filter = useAnchor<Field>();
  const chooser = useAnchor<'columns'>();
  const menu = useAnchor<Labelled>();
  const [isImporting, setImporting] = useState(false);
  const asked = filter.opened?.subject.name;

  const popups = (
    <>
      {filterMenu.opened && (
        <FilterMenu
          entity={entity}
          fields={fields.filterable}
          opener={filterMenu.opened.opener}
          onChoose={filter.open}
          onClose={filterMenu.close}
        />
      )}
      {filter.opened && (
        <FilterPopover
          key={asked}
          entity={entity}
          field={filter.opened.subject}
          opener={filter.opened.opener}
          value={state.filters.filter(({ field }) => field === asked)}
          onChange={(given) =>
            change({ filters: [...state.filters.filter(({ field }) => field !== asked), ...given] })
          }
          onClose={filter.close}
        />
      )}
      {chooser.opened && (
        <ColumnChooser
          entity={entity}
          opener={chooser.opened.opener}
          shown={fields.names}
          possible={fields.possible}
          telling={fields.telling}
          onChange={fields.choose}
          onClose={chooser.close}
        />
      )}
      {isImporting && <ImportDialog entity={entity} onClose={() => setImporting(false)} />}
      {menu.opened && (
        <RowMenu
          entity={entity}
          row={menu.opened.subject}
          opener={menu.opened.opener}
          permissions={permissions}
          onAction={(action, row) => void actions.start(action, [row])}
          onDelete={(row) => onDelete([row])}
          onClose={menu.close}
        />
      )}
      {actions.dialog}
    </>
  );
  return {
    openFilters: useCallback((opener) => filterMenu.open('fields', opener), [filterMenu.open]),
    openFilter: filter.open,
    openColumns: useCallback((opener) => chooser.open('columns', opener), [chooser.open]),
    openMenu: menu.open,
    openImport: useCallback(() => setImporting(true), []),
    popups,
  };
}
