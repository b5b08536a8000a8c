import { useCallback, useState } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import { tabField } from '../../../entity/model/list-totals';
import type { Layout, Resource } from '../../data/resource';

export interface ListLayout {
  readonly shown: Layout | 'table';
  /** The layout that can replace the table; undefined if there is none. */
  readonly other: Layout | undefined;
  readonly choose: (layout: Layout | 'table') => void;
}

interface Given {
  readonly entity: Entity;
  readonly resource: Resource;
  /**
   * The field whose states divide the list; undefined for a page with one fixed state, which therefore has no board.
   */
  readonly tabs: Field | undefined;
}

/** The list's layout: the resource's, unless the user has chosen the table, which this browser stores. */
export function useListLayout({ entity, resource, tabs }: Given): ListLayout {
  const asked = resource.list?.layout;
  if (asked === 'board' && !tabField(entity)) {
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
  const other = asked === 'board' && !tabs ? undefined : asked;
  return { shown: other && !prefersTable ? other : 'table', other, choose };
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
