import { useCallback, useMemo, useState } from 'react';
import type { Entity, Field } from '../../../schema/model/entity';
import { tabField } from '../../../schema/model/list-totals';
import type { Filter } from '../../../schema/query/list-query';
import { operatorsFor } from '../../../schema/query/operators';
import {
  type ColumnNames,
  initialColumns,
  keepChoice,
  possibleColumns,
  readChoice,
  requestedColumns,
} from '../../data/list/list-columns';
import type { Resource } from '../../data/resource';
import { useActor } from '../../data/session';
import type { Permissions } from '../record/permissions';

export interface ListFields {
  /** Shown columns, in this order. */
  readonly names: ColumnNames;
  readonly requested: ColumnNames;
  /** Columns that the reader may see. */
  readonly possible: ColumnNames;
  /** The possible columns that can show a value to this user. */
  readonly telling: ColumnNames;
  /** Null restores the default. */
  readonly choose: (names: ColumnNames | null) => void;
  readonly filterable: readonly Field[];
  /** The field whose states form the tabs; undefined if there is none or the user cannot read it. */
  readonly tabs: Field | undefined;
  /** Whether the user can read a searchable field. */
  readonly isSearchable: boolean;
}

interface Given {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly permissions: Permissions;
  /**
   * Fixed filters of the page. A fixed field has the same value in every row, so it is neither a column nor a filter.
   */
  readonly fixed: readonly Filter[];
}

/**
 * The fields that a list shows and can be filtered by, limited to those the user may read. The browser stores the
 * choice of columns.
 */
export function useListFields({ entity, resource, permissions, fixed }: Given): ListFields {
  const { fields, telling: permitted } = permissions;
  const actor = useActor();
  const possible = useMemo(() => possibleColumns(actor, entity, fixed), [actor, entity, fixed]);
  const [choice, setChoice] = useState(() => readChoice(entity, possible));
  const choose = useCallback(
    (next: ColumnNames | null) => {
      setChoice(next);
      keepChoice(entity, next);
    },
    [entity],
  );
  const chosen = useMemo(
    () => choice ?? initialColumns(actor, entity, resource, possible),
    [choice, actor, entity, resource, possible],
  );
  const requested = useMemo(
    () => requestedColumns(actor, entity, resource, chosen),
    [actor, entity, resource, chosen],
  );
  const telling = useMemo(
    () => possible.filter((name) => permitted.some((field) => field.name === name)),
    [possible, permitted],
  );
  const names = useMemo(() => chosen.filter((name) => telling.includes(name)), [chosen, telling]);
  const filterable = useMemo(
    () => fields.filter((field) => possible.includes(field.name) && operatorsFor(field).length > 0),
    [fields, possible],
  );
  const divided = tabField(entity);
  const tabs = divided && possible.includes(divided.name) ? divided : undefined;
  const isSearchable = fields.some(({ searchable, searchedByName }) => searchable || searchedByName);
  return { names, requested, possible, telling, choose, filterable, tabs, isSearchable };
}
