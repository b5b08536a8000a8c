import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Field } from '../../entity/entity';
import { operatorsFor } from '../../entity/list-query';
import { usePlaceTitle } from '../app/place-title';
import { useCurrentPlace } from '../app/places-context';
import { CellProvider } from '../fields/cell-context';
import { PageHead } from '../layout/page-head';
import { notify } from '../providers/notify';
import { usePageSurroundings } from '../record/page-surroundings';
import { usePermissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { useActions } from '../record/use-actions';
import { useDelete } from '../record/use-delete';
import type { Labelled, PageProps } from '../resource';
import { entityPlural } from '../words/entity-words';
import { useAnchor } from './anchor';
import { useColumnChoice } from './column-choice';
import { EmptyList } from './empty-list';
import { useExport } from './export-list';
import { FilterChips } from './filter-chips';
import { ListBar } from './list-bar';
import { ListFailure } from './list-failure';
import './list.css';
import { ListTable } from './list-table';
import { ListTools } from './list-tools';
import { Pager } from './pager';
import { placeholderRows } from './placeholder-rows';
import { useSelection } from './selection';
import { SelectionBar } from './selection-bar';
import { useListColumns } from './use-list-columns';
import { useListRows } from './use-list-rows';
import { useListState } from './use-list-state';

// Popups, with the menus, selects and calendars of antd that they bring along, come when they are opened.
const FilterMenu = lazy(() => import('./filter-menu'));
const FilterPopover = lazy(() => import('./filter-popover'));
const ColumnChooser = lazy(() => import('./column-chooser'));
const ImportDialog = lazy(() => import('./import-dialog'));
const RowMenu = lazy(() => import('./row-menu'));

/** The list of any entity. */
export default function ListPage({ entity, resource, filters: fixed }: PageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = useRecordPaths(entity);
  const permissions = usePermissions(entity);
  const surroundings = usePageSurroundings(false);
  const [state, change] = useListState(entity);
  const rows = useListRows(entity, fixed, state);
  const selection = useSelection();
  const remove = useDelete(entity);
  const actions = useActions(entity);
  const exporting = useExport(entity, fixed, state);
  const title = useTitle(entityPlural(t, entity));

  const fixedFields = useMemo(() => new Set(fixed.map((filter) => filter.field)), [fixed]);
  const possible = useMemo(
    () => permissions.fields.map((field) => field.name).filter((name) => !fixedFields.has(name)),
    [permissions, fixedFields],
  );
  const [names, chooseColumns] = useColumnChoice(
    entity,
    resource.list?.columns ?? entity.listColumns,
    possible,
  );
  const filterable = useMemo(
    () =>
      permissions.fields.filter((field) => operatorsFor(field).length > 0 && !fixedFields.has(field.name)),
    [permissions, fixedFields],
  );

  const filterMenu = useAnchor<'fields'>();
  const filter = useAnchor<Field>();
  const chooser = useAnchor<'columns'>();
  const menu = useAnchor<Labelled>();
  const [isImporting, setImporting] = useState(false);

  const shown = rows.isFirst ? placeholderRows(state.pageSize) : rows.rows;
  const columns = useListColumns({
    entity,
    resource,
    names,
    rows: rows.rows,
    state,
    change,
    selection: permissions.may('delete') ? selection : undefined,
    openFilter: filter.open,
    showPath: paths.show,
    openMenu: menu.open,
  });
  const openRow = useCallback((id: number) => navigate(paths.show(id)), [navigate, paths]);
  const deleteRows = async (ids: readonly number[]) => {
    if (await remove(ids)) selection.toggle(ids, false);
  };

  const isNarrowed = state.filters.length > 0 || state.search !== undefined;
  const empty = useMemo(
    () => (
      <EmptyList
        entity={entity}
        icon={resource.icon ?? entity.icon}
        isNarrowed={isNarrowed}
        onWiden={() => change({ filters: [], search: '' })}
        createPath={permissions.may('create') ? paths.create : undefined}
      />
    ),
    [entity, resource, isNarrowed, change, permissions, paths],
  );
  const Extra = resource.list?.toolbar;

  return (
    <CellProvider value={surroundings}>
      <PageHead title={title}>
        {Extra && <Extra entity={entity} />}
        <ListTools
          entity={entity}
          permissions={permissions}
          isExporting={exporting.isBusy}
          onExport={exporting.download}
          onImport={() => setImporting(true)}
        />
      </PageHead>
      <section className="list" aria-label={title}>
        <ListBar
          entity={entity}
          search={state.search}
          isChanging={rows.isChanging}
          onSearch={(search) => change({ search })}
          onFilter={(opener) => filterMenu.open('fields', opener)}
          onColumns={(opener) => chooser.open('columns', opener)}
          onRefresh={rows.refresh}
        />
        <FilterChips entity={entity} filters={state.filters} onChange={(filters) => change({ filters })} />
        <SelectionBar
          selection={selection}
          onDelete={permissions.may('delete') ? () => deleteRows([...selection.ids]) : undefined}
        />
        {rows.error && rows.rows.length === 0 ? (
          <ListFailure message={rows.error.message} onRetry={rows.refresh} />
        ) : (
          <>
            <ListTable
              label={title}
              columns={columns}
              rows={shown}
              selected={selection.ids}
              isChanging={rows.isChanging}
              empty={empty}
              onOpen={openRow}
            />
            <Pager state={state} rows={rows} change={change} />
          </>
        )}
      </section>
      <Suspense>
        {filterMenu.opened && (
          <FilterMenu
            entity={entity}
            fields={filterable}
            opener={filterMenu.opened.opener}
            onChoose={filter.open}
            onClose={filterMenu.close}
          />
        )}
        {filter.opened && (
          <FilterPopover
            key={filter.opened.subject.name}
            entity={entity}
            field={filter.opened.subject}
            opener={filter.opened.opener}
            value={state.filters.filter(({ field }) => field === filter.opened?.subject.name)}
            onChange={(given) =>
              change({
                filters: [
                  ...state.filters.filter(({ field }) => field !== filter.opened?.subject.name),
                  ...given,
                ],
              })
            }
            onClose={filter.close}
          />
        )}
        {chooser.opened && (
          <ColumnChooser
            entity={entity}
            opener={chooser.opened.opener}
            shown={names}
            possible={possible}
            onChange={chooseColumns}
            onClose={chooser.close}
          />
        )}
        {isImporting && (
          <ImportDialog
            entity={entity}
            onClose={() => setImporting(false)}
            onImported={(count) => {
              setImporting(false);
              notify.success(t('list.imported', { count }));
              rows.refresh();
            }}
          />
        )}
        {menu.opened && (
          <RowMenu
            entity={entity}
            row={menu.opened.subject}
            opener={menu.opened.opener}
            permissions={permissions}
            onAction={actions.start}
            onDelete={(row) => deleteRows([row.id])}
            onClose={menu.close}
          />
        )}
      </Suspense>
      {actions.dialog}
    </CellProvider>
  );
}

/** The words of the menu that leads here, which tell apart several lists of one entity. */
function useTitle(fallback: string): string {
  const place = useCurrentPlace();
  const placeTitle = usePlaceTitle();
  return place ? placeTitle(place) : fallback;
}
