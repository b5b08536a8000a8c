import { useCallback, useState } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import { tabField } from '../../../entity/model/list-totals';
import type { Layout, Resource } from '../../data/resource';

export interface ListLayout {
  readonly shown: Layout | 'table';
  /** What can be shown in place of a table; undefined where nothing else can. */
  readonly other: Layout | undefined;
  readonly choose: (layout: Layout | 'table') => void;
}

interface Given {
  readonly entity: Entity;
  readonly resource: Resource;
  /** The field whose states divide the list; a page of a single state has none, and so no board. */
  readonly tabs: Field | undefined;
}

/** How the list is laid out: as its resource asks, until the reader prefers the table; this browser remembers it. */
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
    // The choice then lasts as long as the page.
  }
}
