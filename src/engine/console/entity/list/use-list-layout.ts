import { useCallback, useState } from 'react';
import type { Entity, Field } from '../../../schema/model/entity';
import { tabField } from '../../../schema/model/list-totals';
import type { ListState } from '../../data/list/list-address';
import type { Layout, Resource } from '../../data/resource';
import type { ListRows } from './use-list-rows';

export interface ListLayout {
  readonly shown: Layout | 'table';
  /** The layout that can replace the table; undefined if there is none. */
  readonly other: Layout | undefined;
  /** Whether the rows are shown as a board. */
  readonly isBoard: boolean;
  readonly choose: (layout: Layout | 'table') => void;
}

interface Given {
  readonly entity: Entity;
  readonly resource: Resource;
  /**
   * The field whose states divide the list; undefined for a page with one fixed state, which therefore has no board.
   */
  readonly tabs: Field | undefined;
  readonly state: ListState;
  readonly rows: ListRows;
}

/** The list's layout: the resource's, unless the user has chosen the table, which this browser stores. */
export function useListLayout({ entity, resource, tabs, state, rows }: Given): ListLayout {
  const declared = resource.list?.layout;
  if (declared === 'board' && !tabField(entity)) {
    throw new Error(
      `resources/${entity.name}.list.tsx: "layout" is board; write cards, or give the schema "x-workflow".`,
    );
  }
  const key = `layout:${entity.name}`;
  const [prefersTable, setPrefersTable] = useState(() => isTableIn(key));
  const choose = useCallback(
    (layout: Layout | 'table') => {
      setPrefersTable(layout === 'table');
      keep(key, layout);
    },
    [key],
  );
  const other = declared === 'board' && !tabs ? undefined : declared;
  const shown = other && !prefersTable ? other : 'table';
  // With a filter for one state, cards have no column to move to, and a grid shows more of them.
  const isBoard =
    shown === 'board' &&
    !state.filters.some(({ field }) => field === tabs?.name) &&
    (rows.isFirst || rows.rows.length > 0);
  return { shown, other, isBoard, choose };
}

function isTableIn(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'table';
  } catch {
    return false;
  }
}

function keep(key: string, layout: Layout | 'table'): void {
  try {
    if (layout === 'table') localStorage.setItem(key, layout);
    else localStorage.removeItem(key);
  } catch {
    // The choice then lasts until a reload.
  }
}
