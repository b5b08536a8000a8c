import { useCallback, useMemo, useState } from 'react';
import type { Entity } from '../../../entity/model/entity';

/** Which columns a list shows, in this order. */
export type ColumnNames = readonly string[];

const key = (entity: Entity) => `columns:${entity.name}`;

/**
 * Remembers the choice of columns in this browser. Null goes back to the default, and so does anything
 * stored that no longer makes sense; a column that no longer exists, or may not be seen, is left out.
 */
export function useColumnChoice(
  entity: Entity,
  initial: ColumnNames,
  possible: ColumnNames,
): readonly [ColumnNames, (names: ColumnNames | null) => void] {
  const [names, setNames] = useState(() => readChoice(entity, possible));
  const choose = useCallback(
    (next: ColumnNames | null) => {
      setNames(next);
      keepChoice(entity, next);
    },
    [entity],
  );
  const shown = useMemo(
    () => names ?? initial.filter((name) => possible.includes(name)),
    [names, initial, possible],
  );
  return [shown, choose];
}

function readChoice(entity: Entity, possible: ColumnNames): ColumnNames | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(entity)) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const kept = [...new Set<unknown>(stored)].filter((name) =>
      possible.some((known) => known === name),
    ) as string[];
    return kept.length > 0 ? kept : null;
  } catch {
    return null;
  }
}

function keepChoice(entity: Entity, names: ColumnNames | null): void {
  try {
    if (names === null) localStorage.removeItem(key(entity));
    else localStorage.setItem(key(entity), JSON.stringify(names));
  } catch {
    // The choice then lasts as long as the page.
  }
}
