import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsKey } from '../../data/list/rows-query';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { useCurrentPlace } from '../../data/navigation/places-context';
import type { PageProps } from '../../data/resource';
import { entityPlural } from '../../i18n/entity-words';
import { usePermissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { useListColumns } from './columns';
import { useSelection } from './selection-column';
import { useListFields } from './use-list-fields';
import { useListLayout } from './use-list-layout';
import { useListPopups } from './use-list-popups';
import { useListRows } from './use-list-rows';
import { useListState } from './use-list-state';
import { useListTotals } from './use-list-totals';

/** All that the parts of a list page share: query, rows, selection, permissions and popups. */
export type ListController = ReturnType<typeof useListController>;

export function useListController({ entity, resource, filters: fixed }: PageProps) {
  const permissions = usePermissions(entity);
  const paths = useRecordPaths(entity);
  const title = useTitle(entityPlural(useTranslation().t, entity));
  const [state, change] = useListState(entity);
  const fields = useListFields({ entity, resource, permissions, fixed });
  const rows = useListRows(entity, fixed, state, fields.requested);
  const totals = useListTotals({
    entity,
    fixed,
    state,
    tabs: fields.tabs,
    shown: fields.names,
    isReady: !rows.isFirst,
  });
  useEffect(() => {
    if (rows.isBeyond) change({ page: rows.lastPage }, true);
  }, [rows.isBeyond, rows.lastPage, change]);
  const selection = useSelection(rows.rows);
  const popups = useListPopups();
  const layout = useListLayout({ entity, resource, tabs: fields.tabs, state, rows });
  const columns = useListColumns({
    entity,
    resource,
    permissions,
    names: fields.names,
    rows: rows.rows,
    state,
    change,
    selection,
    openFilter: popups.filter.open,
    openMenu: popups.row.open,
    showPath: paths.show,
  });
  const client = useQueryClient();
  const refresh = () => {
    // Each column of a board has its own query.
    void client.invalidateQueries({ queryKey: rowsKey(entity.name) });
    void totals.refresh();
  };
  return {
    entity,
    resource,
    fixed,
    title,
    permissions,
    paths,
    state,
    change,
    fields,
    rows,
    totals,
    selection,
    popups,
    layout,
    columns,
    refresh,
  };
}

export const ListContext = createContext<ListController | undefined>(undefined);

/** The controller of the list page that the component is part of. */
export function useListContext(): ListController {
  const controller = use(ListContext);
  if (!controller) throw new Error('There is no list page around this component.');
  return controller;
}

/** The menu's title, which differs between the lists of one entity. */
function useTitle(fallback: string): string {
  const place = useCurrentPlace();
  const placeTitle = usePlaceTitle();
  return place ? placeTitle(place) : fallback;
}
