import { useMemo } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import type { Filter } from '../../../entity/query/list-query';
import { operatorsFor } from '../../../entity/query/operators';
import type { AnyResource } from '../../data/resource';
import type { Permissions } from '../record/permissions';
import { type ColumnNames, useColumnChoice } from './column-choice';

export interface ListFields {
  /** Columns shown, in this order. */
  readonly names: ColumnNames;
  /** Columns that the reader may see. */
  readonly possible: ColumnNames;
  /** Those of them that can be shown, as they say something. */
  readonly telling: ColumnNames;
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

/**
 * Which fields a list shows, and by which it can be narrowed, as far as the reader may see them. At first it shows
 * the declared columns, less those that would say the same in every row to this reader.
 */
export function useListFields({ entity, resource, permissions, fixed }: Given): ListFields {
  const { fields, telling: told, varying } = permissions;
  const free = useMemo(
    () => fields.filter((field) => !fixed.some((filter) => filter.field === field.name)),
    [fields, fixed],
  );
  const possible = useMemo(() => free.map((field) => field.name), [free]);
  const telling = useMemo(
    () => free.filter((field) => told.includes(field)).map((field) => field.name),
    [free, told],
  );
  const initial = useMemo(() => {
    const varies = (name: string) => name === entity.label || varying.some((field) => field.name === name);
    return (resource.list?.columns ?? entity.listColumns).filter(varies);
  }, [entity, resource, varying]);
  const filterable = useMemo(() => free.filter((field) => operatorsFor(field).length > 0), [free]);
  const [names, choose] = useColumnChoice(entity, initial, telling);
  const isSearchable = fields.some((field) => field.searchable);
  return { names, possible, telling, choose, filterable, isSearchable };
}
