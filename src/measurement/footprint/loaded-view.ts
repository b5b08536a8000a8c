/** The visible part of the grid. */
export interface GridView {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The loaded cells with a margin of one cell; the whole grid if nothing is loaded. */
export function loadedView(peaks: Float32Array, rows: number, columns: number): GridView {
  let [top, left, bottom, right] = [rows, columns, -1, -1];
  for (const [index, peak] of peaks.entries()) {
    if (!(peak > 0)) continue;
    const [ofRow, ofColumn] = [Math.floor(index / columns), index % columns];
    top = Math.min(top, ofRow);
    left = Math.min(left, ofColumn);
    bottom = Math.max(bottom, ofRow);
    right = Math.max(right, ofColumn);
  }
  if (bottom < 0) return { row: 0, column: 0, rows, columns };
  const [row, column] = [Math.max(0, top - 1), Math.max(0, left - 1)];
  return {
    row,
    column,
    rows: Math.min(rows, bottom + 2) - row,
    columns: Math.min(columns, right + 2) - column,
  };
}
