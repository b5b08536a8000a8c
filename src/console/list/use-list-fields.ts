import { useMemo } from 'react';
import type { Entity, Field } from '../../entity/entity';
import { type Filter, operatorsFor } from '../../entity/list-query';
import type { Permissions } from '../record/permissions';
import type { AnyResource } from '../resource';
import { type ColumnNames, useColumnChoice } from './column-choice';

export interface ListFields {
  /** Columns shown, in this order. */
  readonly names: ColumnNames;
  /** Columns that can be shown. */
  readonly possible: ColumnNames;
  /** Null goes back to the default. */
  readonly choose: (names: ColumnNames | null) => void;
  readonly filterable: readonly Field[];
  /** Whether a search can find anything. */
  readonly isSearchable: boolean;
}

interface Given {
  readonly entity: Entity;
  readonly resource: AnyResource;
  readonly permissions: Permissions;
  /** What the page fixes says the same in every row, so it is no column and no filter. */
  readonly fixed: readonly Filter[];
}

/** Which fields a list shows, and by which it can be narrowed, as far as the reader may see them. */
export function useListFields({ entity, resource, permissions, fixed }: Given): ListFields {
  const free = useMemo(
    () => permissions.fields.filter((field) => !fixed.some((filter) => filter.field === field.name)),
    [permissions, fixed],
  );
  const possible = useMemo(() => free.map((field) => field.name), [free]);
  const filterable = useMemo(() => free.filter((field) => operatorsFor(field).length > 0), [free]);
  const initial = resource.list?.columns ?? entity.listColumns;
  const [names, choose] = useColumnChoice(entity, initial, possible);
  const isSearchable = permissions.fields.some((field) => field.searchable);
  return { names, possible, choose, filterable, isSearchable };
}
