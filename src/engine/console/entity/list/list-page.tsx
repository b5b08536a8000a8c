import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { inSentence } from '../../../schema/model/in-sentence';
import { lazyInAntd } from '../../antd/in-antd';
import { useCurrentPlace } from '../../data/navigation/places-context';
import type { PageProps } from '../../data/resource';
import { entityTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { PageHead } from '../../kit/page-head';
import { CellProvider } from '../fields/cell-context';
import { usePageSurroundings } from '../fields/page-surroundings';
import { LinkButton } from '../record/link-button';
import { EmptyList, ListFailure } from './empty-list';
import { ExportButtons } from './export-buttons';
import { ListBar } from './list-bar';
import { ListPopups } from './list-popups';
import { ListTable } from './list-table';
import { Pager } from './pager';
import { StateTabs, unshownFilters } from './state-tabs';
import { useSumTexts } from './sum-texts';
import './list.css';
import './list-print.css';
import { ListContext, useListContext, useListController } from './use-list-controller';

const AddToMenu = lazyInAntd(() => import('./add-to-menu'));
const Board = lazy(() => import('./board'));
const CardList = lazy(() => import('./card-list'));
const FilterChips = lazy(() => import('./filter-chips'));
const SelectionBar = lazy(() => import('./selection-bar'));

export default function ListPage(props: PageProps) {
  const controller = useListController(props);
  const { title, state, fields, rows, selection } = controller;
  const section = useRef<HTMLElement>(null);
  // On a phone the pager is at the end of a long page: start the next page at its top.
  useEffect(() => {
    const isAbove = (section.current?.getBoundingClientRect().top ?? 0) < 0;
    if (state.page > 0 && isAbove) scrollTo(0, 0);
  }, [state.page]);
  // Stays mounted once rows were ticked, for the dialogs that it opened.
  const [hasTicked, setHasTicked] = useState(false);
  if (selection.records.length > 0 && !hasTicked) setHasTicked(true);
  return (
    <ListContext value={controller}>
      <CellProvider value={usePageSurroundings(false)}>
        <ListHead />
        <section ref={section} className="list" aria-label={title}>
          {fields.tabs && <StateTabs field={fields.tabs} />}
          <ListBar />
          {unshownFilters(fields.tabs, state.filters).length > 0 && (
            <Suspense fallback={<div className="list-chips is-awaited" />}>
              <FilterChips />
            </Suspense>
          )}
          {rows.error && rows.rows.length === 0 ? (
            <ListFailure message={rows.error.message} onRetry={rows.refresh} />
          ) : (
            <Rows />
          )}
          {hasTicked && (
            <Suspense>
              <SelectionBar />
            </Suspense>
          )}
        </section>
        <ListPopups />
      </CellProvider>
    </ListContext>
  );
}

function ListHead() {
  const { t } = useTranslation();
  const { entity, resource, title, permissions, paths, popups } = useListContext();
  const Extra = resource.list?.toolbar;
  // For ROOT, the server adds a route with this path for each entity without a menu.
  const isUnplaced = useCurrentPlace()?.path === `/entity/${entity.name}`;
  return (
    <PageHead title={title}>
      {isUnplaced && <AddToMenu entity={entity} />}
      {Extra && <Extra entity={entity} />}
      {permissions.may('import') && (
        <Button
          className="button-short"
          icon={<Icon name="upload" size={16} />}
          onClick={(event) => popups.importing.open(null, event.currentTarget)}
        >
          {t('list.import')}
        </Button>
      )}
      {permissions.may('export') && <ExportButtons />}
      {permissions.may('create') && (
        <LinkButton look="primary" icon={<Icon name="plus" size={16} />} to={paths.create}>
          {t('list.create', { entity: inSentence(entityTitle(t, entity)) })}
        </LinkButton>
      )}
    </PageHead>
  );
}

/** The rows as table, cards or board. */
function Rows() {
  const { title, paths, columns, rows, totals, selection, layout } = useListContext();
  const navigate = useNavigate();
  const openRow = useCallback((id: number) => navigate(paths.show(id)), [navigate, paths]);
  const sums = useSumTexts(totals.sums);
  if (layout.isBoard) {
    return (
      <Suspense fallback={<div className="list-scroll" />}>
        <Board />
      </Suspense>
    );
  }
  return (
    <>
      {layout.shown === 'table' ? (
        <ListTable
          label={title}
          columns={columns}
          rows={rows.shown}
          selected={selection.ids}
          gone={rows.news.gone}
          isChanging={rows.isChanging}
          empty={empty}
          sums={sums}
          onOpen={openRow}
        />
      ) : (
        <Suspense fallback={<div className="list-scroll" />}>
          <CardList />
        </Suspense>
      )}
      <Pager />
    </>
  );
}

const empty = <EmptyList />;
