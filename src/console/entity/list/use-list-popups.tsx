import { type ReactNode, useCallback, useState } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import { lazyInAntd } from '../../antd/in-antd';
import type { ListState } from '../../data/list/list-address';
import type { Labelled } from '../../data/resource';
import { useAnchor } from '../../kit/anchor';
import type { Permissions } from '../record/permissions';
import type { ListFields } from './use-list-fields';
import type { ChangeList } from './use-list-state';

const FilterMenu = lazyInAntd(() => import('./filter-menu'));
const FilterPopover = lazyInAntd(() => import('./filter-popover'));
const ColumnChooser = lazyInAntd(() => import('./column-chooser'));
const ImportDialog = lazyInAntd(() => import('./import-dialog'));
const RowWork = lazyInAntd(() => import('./row-work'));

interface Given {
  readonly entity: Entity;
  readonly permissions: Permissions;
  readonly fields: ListFields;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly untick: (ids: readonly number[]) => void;
}

export interface ListPopups {
  /** Opens the menu of all filterable fields. */
  readonly openFilters: (opener: HTMLElement) => void;
  readonly openFilter: (field: Field, opener: HTMLElement) => void;
  readonly openColumns: (opener: HTMLElement) => void;
  readonly openMenu: (row: Labelled, opener: HTMLElement) => void;
  readonly openImport: () => void;
  /** The page must render this node. */
  readonly popups: ReactNode;
}

/** All popups of a list, and functions that open them. */
export function useListPopups(given: Given): ListPopups {
  const { entity, permissions, fields, state, change, untick } = given;
  const filterMenu = useAnchor<'fields'>();
  const filter = useAnchor<Field>();
  const chooser = useAnchor<'columns'>();
  const menu = useAnchor<Labelled>();
  const [hasMenu, setHasMenu] = useState(false);
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
      {hasMenu && (
        <RowWork
          entity={entity}
          permissions={permissions}
          opened={menu.opened}
          onClose={menu.close}
          onChanged={untick}
        />
      )}
    </>
  );
  return {
    openFilters: useCallback((opener) => filterMenu.open('fields', opener), [filterMenu.open]),
    openFilter: filter.open,
    openColumns: useCallback((opener) => chooser.open('columns', opener), [chooser.open]),
    openMenu: useCallback(
      (row, opener) => {
        setHasMenu(true);
        menu.open(row, opener);
      },
      [menu.open],
    ),
    openImport: useCallback(() => setImporting(true), []),
    popups,
  };
}
