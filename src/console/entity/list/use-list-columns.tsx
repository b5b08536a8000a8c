import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import type { ListState } from '../../data/list/list-address';
import type { Labelled, Resource } from '../../data/resource';
import { columnsOf } from './columns';
import type { ListColumn } from './list-column';
import { isPlaceholder } from './placeholder-rows';
import { RowButtons } from './row-buttons';
import type { Selection } from './selection';
import { selectionColumn } from './selection-column';
import type { ChangeList } from './use-list-state';

interface Given {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly rows: readonly Labelled[];
  readonly state: ListState;
  readonly change: ChangeList;
  /** Undefined where there is nothing to select rows for. */
  readonly selection: Selection | undefined;
  readonly openFilter: (field: Field, opener: HTMLElement) => void;
  readonly showPath: (id: number) => string;
  readonly openMenu: (row: Labelled, opener: HTMLElement) => void;
}

/** Boxes, the chosen fields, and the buttons of each row; the same array until something in it changes. */
export function useListColumns(given: Given): readonly ListColumn[] {
  const { entity, resource, names, rows, state, change, selection, openFilter, showPath, openMenu } = given;
  const { t } = useTranslation();
  const fields = useMemo(
    () => columnsOf({ entity, resource, names, state, change, openFilter, showPath, t }),
    [entity, resource, names, state, change, openFilter, showPath, t],
  );
  return useMemo(() => {
    const Own = resource.list?.rowActions;
    const buttons: ListColumn = {
      key: 'buttons',
      className: 'list-buttons',
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      cell: (row) =>
        !isPlaceholder(row) && (
          <>
            {Own && <Own entity={entity} row={row} />}
            <RowButtons entity={entity} row={row} onMenu={openMenu} t={t} />
          </>
        ),
    };
    return [...(selection ? [selectionColumn(entity, rows, selection, t)] : []), ...fields, buttons];
  }, [entity, resource, rows, fields, selection, openMenu, t]);
}
