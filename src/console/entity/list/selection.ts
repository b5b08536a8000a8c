import { useCallback, useMemo, useState } from 'react';
import type { Doomed } from '../record/use-delete';

/** Ticked rows, kept while pages are turned. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Each as it was when it was ticked. */
  readonly records: readonly Doomed[];
  readonly toggle: (records: readonly Doomed[], on: boolean) => void;
  readonly clear: () => void;
}

const nothing: ReadonlyMap<number, Doomed> = new Map();

export function useSelection(): Selection {
  const [ticked, setTicked] = useState(nothing);
  const toggle = useCallback((changed: readonly Doomed[], on: boolean) => {
    setTicked((before) => {
      const next = new Map(before);
      for (const record of changed) on ? next.set(record.id, record) : next.delete(record.id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setTicked(nothing), []);
  return useMemo(
    () => ({ ids: new Set(ticked.keys()), records: [...ticked.values()], toggle, clear }),
    [ticked, toggle, clear],
  );
}
