/** The visible part of the grid. */
export interface GridView {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The loaded cells with a margin of one cell; the whole grid if nothing is loaded. */
export function loadedView(peaks: Float32Array, rows: number, columns: number): GridView {
  const loaded = Array.from(peaks.keys()).filter((index) => (peaks[index] ?? 0) > 0);
  if (loaded.length === 0) return { row: 0, column: 0, rows, columns };
  const ofRows = loaded.map((index) => Math.floor(index / columns));
  const ofColumns = loaded.map((index) => index % columns);
  const row = Math.max(0, Math.min(...ofRows) - 1);
  const column = Math.max(0, Math.min(...ofColumns) - 1);
  return {
    row,
    column,
    rows: Math.min(rows, Math.max(...ofRows) + 2) - row,
    columns: Math.min(columns, Math.max(...ofColumns) + 2) - column,
  };
}
