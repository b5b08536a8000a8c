import { useCallback, useMemo, useState } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import { tabField } from '../../../entity/model/list-totals';
import type { Filter } from '../../../entity/query/list-query';
import { operatorsFor } from '../../../entity/query/operators';
import {
  askedColumns,
  type ColumnNames,
  initialColumns,
  keepChoice,
  possibleColumns,
  readChoice,
} from '../../data/list/list-columns';
import type { Resource } from '../../data/resource';
import { useActor } from '../../data/session';
import type { Permissions } from '../record/permissions';

export interface ListFields {
  /** Columns shown, in this order. */
  readonly names: ColumnNames;
  /** What the rows must hold to show them. */
  readonly asked: ColumnNames;
  /** Columns that the reader may see. */
  readonly possible: ColumnNames;
  /** Those of them that can be shown, as they say something. */
  readonly telling: ColumnNames;
  /** Null goes back to the default. */
  readonly choose: (names: ColumnNames | null) => void;
  readonly filterable: readonly Field[];
  /** The field whose states are the tabs of the list; undefined where there is none to be seen. */
  readonly tabs: Field | undefined;
  /** Whether a search can find anything. */
  readonly isSearchable: boolean;
}

interface Given {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly permissions: Permissions;
  /** What the page fixes says the same in every row, so it is no column and no filter. */
  readonly fixed: readonly Filter[];
}

/**
 * Which fields a list shows, and by which it can be narrowed, as far as the reader may see them. The choice of columns
 * is remembered in this browser.
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
  const asked = useMemo(
    () => askedColumns(actor, entity, resource, chosen),
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
  const isSearchable = fields.some((field) => field.searchable);
  return { names, asked, possible, telling, choose, filterable, tabs, isSearchable };
}
