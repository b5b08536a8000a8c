import type { TFunction } from 'i18next';
import type { Entity } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import type { ReasonOf } from '../record/possible';
import { recordTitle } from '../record/record-title';
import type { ListColumn } from './list-table';
import '../fields/tick.css';
import { useCallback, useMemo, useState } from 'react';
import { isPlaceholder } from './placeholder-rows';

/** The ticked rows; they stay ticked on other pages. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Each record in its latest known version: from this page, else from when it was ticked. */
  readonly records: readonly Labelled[];
  readonly toggle: (records: readonly Labelled[], on: boolean) => void;
  /** Unticks these rows. */
  readonly untick: (ids: readonly number[]) => void;
  readonly clear: () => void;
}

const nothing: ReadonlyMap<number, Labelled> = new Map();

export function useSelection(rows: readonly Labelled[]): Selection {
  const [ticked, setTicked] = useState(nothing);
  const toggle = useCallback((changed: readonly Labelled[], on: boolean) => {
    setTicked((before) => {
      const next = new Map(before);
      for (const record of changed) on ? next.set(record.id, record) : next.delete(record.id);
      return next;
    });
  }, []);
  const untick = useCallback((ids: readonly number[]) => {
    setTicked((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  }, []);
  const clear = useCallback(() => setTicked(nothing), []);
  return useMemo(() => {
    const latest = new Map([
      ...ticked,
      ...rows.filter(({ id }) => ticked.has(id)).map((row) => [row.id, row] as const),
    ]);
    return { ids: new Set(ticked.keys()), records: [...latest.values()], toggle, untick, clear };
  }, [ticked, rows, toggle, untick, clear]);
}

/**
 * Checkboxes to select rows for bulk actions. The checkbox of a row without a possible action shows the reason.
 * Native inputs: antd's cost more than all other cells of a row together.
 */
export function selectionColumn(
  entity: Entity,
  rows: readonly Labelled[],
  { ids, toggle }: Selection,
  reasonOf: ReasonOf,
  t: TFunction,
): ListColumn {
  const free = rows.filter((row) => reasonOf(row, t) === undefined);
  const ticked = free.filter((row) => ids.has(row.id)).length;
  return {
    key: 'selection',
    card: 'box',
    className: 'list-box',
    title: (
      <label data-words={t('list.selectPage')}>
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
      </label>
    ),
    cell: (row) => {
      if (isPlaceholder(row)) return null;
      const reason = reasonOf(row, t);
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
