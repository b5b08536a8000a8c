import { useCallback, useMemo, useState } from 'react';

/** Ticked rows, kept while pages are turned. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (ids: readonly number[], on: boolean) => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<number> = new Set();

export function useSelection(): Selection {
  const [ids, setIds] = useState(nothing);
  const toggle = useCallback((changed: readonly number[], on: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) on ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(nothing), []);
  return useMemo(() => ({ ids, toggle, clear }), [ids, toggle, clear]);
}
