import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { inSentence } from '../../../entity/model/in-sentence';
import { lazyInAntd } from '../../antd/in-antd';
import { rowsKey } from '../../data/list/rows-query';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { useCurrentPlace } from '../../data/navigation/places-context';
import type { Labelled, PageProps } from '../../data/resource';
import { entityPlural, entityTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { PageHead } from '../../kit/page-head';
import { CellProvider } from '../fields/cell-context';
import { usePageSurroundings } from '../fields/page-surroundings';
import { LinkButton } from '../record/link-button';
import { usePermissions } from '../record/permissions';
import { idleReason } from '../record/possible';
import { useRecordPaths } from '../record/record-paths';
import { EmptyList, ListFailure } from './empty-list';
import { ExportButtons } from './export-buttons';
import { ListBar } from './list-bar';
import { useSumTexts } from './sum-texts';
import './list.css';
import { useListColumns } from './columns';
import { ListTable } from './list-table';
import { Pager } from './pager';
import { placeholderRows } from './placeholder-rows';
import { useSelection } from './selection-column';
import { openTab, StateTabs } from './state-tabs';
import { useListFields } from './use-list-fields';
import { useListLayout } from './use-list-layout';
import { useListPopups } from './use-list-popups';
import { useListRows } from './use-list-rows';
import { useListState } from './use-list-state';
import { useListTotals } from './use-list-totals';

const AddToMenu = lazyInAntd(() => import('./add-to-menu'));
const Board = lazy(() => import('./board'));
const CardList = lazy(() => import('./card-list'));
const FilterChips = lazy(() => import('./filter-chips'));
const SelectionBar = lazy(() => import('./selection-bar'));

export default function ListPage({ entity, resource, filters: fixed }: PageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = useRecordPaths(entity);
  const permissions = usePermissions(entity);
  const surroundings = usePageSurroundings(false);
  const [state, change] = useListState(entity);
  const fields = useListFields({ entity, resource, permissions, fixed });
  const rows = useListRows(entity, fixed, state, fields.asked);
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
  const section = useRef<HTMLElement>(null);
  // On a phone the pager is at the end of a long page: start the next page at its top.
  useEffect(() => {
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0;
    if (state.page > 0 && isAbove) scrollTo(0, 0);
  }, [state.page]);
  const selection = useSelection();
  const reasonOf = useMemo(() => idleReason(entity, permissions), [entity, permissions]);
  const ticked = asSeen(selection.records, rows.rows);
  // Stays mounted once rows were ticked, for the dialogs that it opened.
  const [hasTicked, setHasTicked] = useState(false);
  if (ticked.length > 0 && !hasTicked) setHasTicked(true);
  const client = useQueryClient();
  const title = useTitle(entityPlural(t, entity));
  const { untick } = selection;
  const popups = useListPopups({ entity, permissions, fields, state, change, untick });
  const layout = useListLayout({ entity, resource, tabs: fields.tabs });
  const columns = useListColumns({
    entity,
    resource,
    names: fields.names,
    rows: rows.rows,
    state,
    change,
    selection: permissions.may('delete') || permissions.actions.length > 0 ? selection : undefined,
    reasonOf,
    openFilter: popups.openFilter,
    showPath: paths.show,
    openMenu: popups.openMenu,
  });
  const refresh = () => {
    // Each column of a board has its own query.
    void client.invalidateQueries({ queryKey: rowsKey(entity.name) });
    void totals.refresh();
  };
  const showNews = () => {
    if (state.page > 1) change({ page: 1 });
    else refresh();
  };
  const openRow = useCallback((id: number) => navigate(paths.show(id)), [navigate, paths]);

  // The filter of the open tab needs no chip.
  const withoutChip =
    fields.tabs && openTab(fields.tabs, state.filters).open
      ? state.filters.filter(({ field }) => field === fields.tabs?.name)
      : [];
  // With a filter for one state, cards have no column to move to, and a grid shows more of them.
  const isBoard =
    layout.shown === 'board' &&
    !state.filters.some(({ field }) => field === fields.tabs?.name) &&
    (rows.isFirst || rows.rows.length > 0);
  const chips = state.filters.filter((filter) => !withoutChip.includes(filter));
  const isNarrowed = state.filters.length > 0 || state.search !== undefined;
  const empty = useMemo(
    () => (
      <EmptyList
        entity={entity}
        icon={entity.icon}
        isNarrowed={isNarrowed}
        onWiden={() => change({ filters: [], search: '' })}
        createPath={permissions.may('create') ? paths.create : undefined}
      />
    ),
    [entity, isNarrowed, change, permissions, paths],
  );
  const sums = useSumTexts(totals.sums);
  const shown = {
    label: title,
    columns,
    rows: rows.isFirst ? placeholderRows(state.pageSize) : rows.rows,
    selected: selection.ids,
    gone: rows.news.gone,
    isChanging: rows.isChanging,
    empty,
  };
  const Extra = resource.list?.toolbar;
  // Path of an entity without a menu, to which the server redirects ROOT.
  const isUnplaced = useCurrentPlace()?.path === `/entity/${entity.name}`;

  return (
    <CellProvider value={surroundings}>
      <PageHead title={title}>
        {isUnplaced && <AddToMenu entity={entity} />}
        {Extra && <Extra entity={entity} />}
        {permissions.may('import') && (
          <Button
            className="button-short"
            icon={<Icon name="upload" size={16} />}
            onClick={popups.openImport}
          >
            {t('list.import')}
          </Button>
        )}
        {permissions.may('export') && <ExportButtons entity={entity} fixed={fixed} state={state} />}
        {permissions.may('create') && (
          <LinkButton look="primary" icon={<Icon name="plus" size={16} />} to={paths.create}>
            {t('list.create', { entity: inSentence(entityTitle(t, entity)) })}
          </LinkButton>
        )}
      </PageHead>
      <section ref={section} className="list" aria-label={title}>
        {fields.tabs && (
          <StateTabs entity={entity} field={fields.tabs} state={state} counts={totals.counts} />
        )}
        <ListBar
          entity={entity}
          fields={fields}
          layout={layout}
          state={state}
          change={change}
          rows={rows}
          popups={popups}
          onRefresh={refresh}
          onShowNews={showNews}
        />
        {chips.length > 0 && (
          <Suspense fallback={<div className="list-chips is-awaited" />}>
            <FilterChips
              entity={entity}
              filters={chips}
              onChange={(filters) => change({ filters: [...filters, ...withoutChip] })}
            />
          </Suspense>
        )}
        {rows.error && rows.rows.length === 0 ? (
          <ListFailure message={rows.error.message} onRetry={rows.refresh} />
        ) : (
          <>
            {isBoard && fields.tabs ? (
              <Suspense fallback={<div className="list-scroll" />}>
                <Board
                  label={title}
                  entity={entity}
                  permissions={permissions}
                  field={fields.tabs}
                  fixed={fixed}
                  state={state}
                  asked={fields.asked}
                  columns={columns}
                />
              </Suspense>
            ) : layout.shown === 'table' ? (
              <ListTable {...shown} sums={sums} onOpen={openRow} />
            ) : (
              <Suspense fallback={<div className="list-scroll" />}>
                <CardList {...shown} icon={entity.icon} />
              </Suspense>
            )}
            {!isBoard && <Pager state={state} rows={rows} change={change} />}
          </>
        )}
        {hasTicked && (
          <Suspense>
            <SelectionBar entity={entity} permissions={permissions} selection={selection} rows={ticked} />
          </Suspense>
        )}
      </section>
      {popups.popups}
    </CellProvider>
  );
}

/** The ticked records in their latest known version: from this page, else from when they were ticked. */
function asSeen(ticked: readonly Labelled[], rows: readonly Labelled[]): readonly Labelled[] {
  return ticked.map((record) => rows.find((row) => row.id === record.id) ?? record);
}

/** The menu's title, which differs between the lists of one entity. */
function useTitle(fallback: string): string {
  const place = useCurrentPlace();
  const placeTitle = usePlaceTitle();
  return place ? placeTitle(place) : fallback;
}
