import type { Labelled } from '../../data/resource';

const most = 20;

const rows: readonly Labelled[] = Array.from({ length: most }, (_, at) => ({
  id: -1 - at,
  version: 0,
  create_time: '',
  update_time: '',
  create_by: null,
  update_by: null,
}));

/** Placeholders with the height of rows, so that the page does not jump when the first rows arrive. */
export function placeholderRows(pageSize: number): readonly Labelled[] {
  return rows.slice(0, Math.min(pageSize, most));
}

export function isPlaceholder(row: Labelled): boolean {
  return row.id < 0;
}
