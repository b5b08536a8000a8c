import type { TFunction } from 'i18next';
import type { Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import { recordTitle } from '../record/record-title';
import { refusalOf } from '../record/refusal';
import type { ListColumn } from './list-table';
import '../fields/tick.css';
import { useCallback, useMemo, useState } from 'react';
import type { Doomed } from '../record/use-delete';
import { isPlaceholder } from './placeholder-rows';

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

/** Boxes to tick rows with, to delete them; one that may not be deleted says why. The browser's own: antd's cost more than all other cells of a row together. */
export function selectionColumn(
  entity: Entity,
  rows: readonly Labelled[],
  { ids, toggle }: Selection,
  t: TFunction,
): ListColumn {
  const free = rows.filter((row) => refusalOf(t, entity, row, 'delete') === undefined);
  const ticked = free.filter((row) => ids.has(row.id)).length;
  return {
    key: 'selection',
    className: 'list-box',
    title: (
      <input
        type="checkbox"
        className="tick"
        aria-label={t('list.selectPage')}
        checked={free.length > 0 && ticked === free.length}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < free.length;
        }}
        onChange={(event) => toggle(free, event.target.checked)}
      />
    ),
    cell: (row) => {
      if (isPlaceholder(row)) return null;
      const reason = refusalOf(t, entity, row, 'delete');
      return (
        <input
          type="checkbox"
          className="tick"
          aria-label={t('list.selectRow', { name: recordTitle(entity, row) })}
          title={reason}
          aria-disabled={reason !== undefined || undefined}
          checked={ids.has(row.id)}
          onChange={(event) => reason === undefined && toggle([row], event.target.checked)}
        />
      );
    },
  };
}
