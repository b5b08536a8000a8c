import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { fieldNamed, type Entity, type Field } from '../../entity/entity';
import type { FieldType } from '../../entity/field-type';
import { operatorsFor } from '../../entity/list-query';
import { FieldValue } from '../fields/field-value';
import type { AnyResource, Labelled } from '../resource';
import { fieldTitle } from '../words/entity-words';
import type { ListState } from './list-address';
import { HeaderCell } from './header-cell';
import { isPlaceholder } from './placeholder-rows';
import { pressSort } from './sorting';
import type { ChangeList } from './use-list-state';

interface ColumnsOf {
  readonly entity: Entity;
  readonly resource: AnyResource;
  readonly names: readonly string[];
  readonly state: ListState;
  readonly change: ChangeList;
  readonly openFilter: (field: Field, opener: HTMLElement) => void;
  readonly t: TFunction;
}

const endAligned: ReadonlySet<FieldType> = new Set(['number', 'integer', 'money', 'percent', 'computed']);

/** antd's columns for the chosen fields of an entity. */
export function columnsOf({
  entity,
  resource,
  names,
  state,
  change,
  openFilter,
  t,
}: ColumnsOf): TableColumnType<Labelled>[] {
  const sorters = state.sorters.length > 0 ? state.sorters : [entity.sort];
  return names.map((name) => {
    const field = fieldNamed(entity, name);
    const at = sorters.findIndex((sorter) => sorter.field === name);
    const sorter = sorters[at];
    const Own = resource.list?.cells?.[name];
    return {
      key: name,
      className: endAligned.has(field.type) ? 'list-end' : '',
      title: (
        <HeaderCell
          title={fieldTitle(t, entity, field)}
          sorter={sorter}
          rank={sorters.length > 1 && sorter ? at + 1 : undefined}
          onSort={field.sortable ? (adds) => change({ sorters: pressSort(state.sorters, name, adds) }) : undefined}
          onFilter={operatorsFor(field).length > 0 ? (opener) => openFilter(field, opener) : undefined}
          isFiltered={state.filters.some((filter) => filter.field === name)}
        />
      ),
      onHeaderCell: () => ({
        'aria-sort': sorter && (sorter.order === 'asc' ? 'ascending' : 'descending'),
      }),
      render: (_, row) =>
        isPlaceholder(row) ? (
          <span className="list-bone" />
        ) : (
          <FieldValue entity={entity} field={field} value={row[name]} row={row} Own={Own} />
        ),
    };
  });
}
