import { lazy, Suspense, useState } from 'react';
import { lazyInAntd } from '../../antd/in-antd';
import { useListContext } from './use-list-controller';

const FilterMenu = lazy(() => import('./filter-menu'));
const FilterPopover = lazyInAntd(() => import('./filter-popover'));
const ColumnChooser = lazyInAntd(() => import('./column-chooser'));
const ImportDialog = lazyInAntd(() => import('./import-dialog'));
const RowWork = lazy(() => import('./row-work'));

export function ListPopups() {
  const { entity, popups } = useListContext();
  const { filters, filter, columns, row, importing } = popups;
  // Stays mounted once a menu was open, for the dialogs that it opened.
  const [hasMenu, setHasMenu] = useState(false);
  if (row.opened && !hasMenu) setHasMenu(true);
  return (
    <Suspense>
      {filters.opened && <FilterMenu opener={filters.opened.opener} />}
      {filter.opened && (
        <FilterPopover
          key={filter.opened.subject.name}
          field={filter.opened.subject}
          opener={filter.opened.opener}
        />
      )}
      {columns.opened && <ColumnChooser opener={columns.opened.opener} />}
      {importing.opened && <ImportDialog entity={entity} onClose={importing.close} />}
      {hasMenu && <RowWork />}
    </Suspense>
  );
}
