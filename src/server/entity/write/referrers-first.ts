import type { Entity } from '../../../entity/model/entity';
import type { Row } from '../context';
import { idOfRow } from './stored-rows';

/** The rows in an order in which each can be deleted before those it points to; a circle has none. */
export function referrersFirst(entity: Entity, rows: readonly Row[]): readonly Row[] {
  const own = [...entity.fields.values()].filter((field) => field.ref === entity.name);
  if (own.length === 0) return rows;
  const waiting = new Map(rows.map((row) => [idOfRow(row), row]));
  const ordered: Row[] = [];
  const visit = (row: Row): void => {
    if (!waiting.delete(idOfRow(row))) return;
    for (const id of own.flatMap(({ name }) => (row[name] ?? []) as number | number[])) {
      const target = waiting.get(id);
      if (target) visit(target);
    }
    ordered.push(row);
  };
  for (const row of rows.toReversed()) visit(row);
  return ordered.reverse();
}
