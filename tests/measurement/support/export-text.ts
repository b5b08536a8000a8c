import type { PressureRecording } from '../../../src/measurement/recording';

/** Writes a recording as an emed plate exports it: a page per picture, the loaded columns and rows only. */
export function emedText(recording: PressureRecording, { pageWidth = 64, newline = '\n' } = {}): string {
  const { rows, columns, cellArea_mm2, frames } = recording;
  const newton = cellArea_mm2 / 1000;
  const loaded = (index: number) => frames.some((frame) => (frame[index] ?? 0) > 0);
  const shownColumns = range(columns).filter((column) =>
    range(rows).some((row) => loaded(row * columns + column)),
  );
  const shownRows = range(rows).filter((row) =>
    range(columns).some((column) => loaded(row * columns + column)),
  );
  const lines: string[] = [];
  let page = 0;
  for (const [number, frame] of frames.entries()) {
    const pressure = (row: number, column: number) => frame[row * columns + column] ?? 0;
    const rowForce = (row: number) => sum(range(columns).map((column) => pressure(row, column))) * newton;
    for (let first = 0; first < shownColumns.length; first += pageWidth) {
      const own = shownColumns.slice(first, first + pageWidth);
      const last = first + pageWidth >= shownColumns.length;
      lines.push(
        '',
        `\t\t\t\tPage ${++page}`,
        '',
        ...header(recording),
        `\tPict-No.: ${number + 1}  Force[N]=sum*sensor_area in row/column`,
        '',
      );
      lines.push(`\t${own.map((column) => column + 1).join('\t')}${last ? '\tForce' : ''}`);
      for (const row of shownRows) {
        const cells = own.map((column) => pressure(row, column).toFixed(2));
        lines.push(`${row + 1}\t${cells.join('\t')}${last ? `\t${rowForce(row).toFixed(2)}` : ''}`);
      }
      const columnForces = own.map((column) =>
        (sum(shownRows.map((row) => pressure(row, column))) * newton).toFixed(2),
      );
      const total = sum(shownRows.map(rowForce)).toFixed(2);
      lines.push(`Force\t${columnForces.join('\t')}${last ? `\t${total}` : ''}`, '\f');
    }
  }
  return lines.join(newline);
}

function header({
  rows,
  columns,
  cellArea_mm2,
  frameInterval_s,
  cellWidth_mm,
  cellHeight_mm,
}: PressureRecording): string[] {
  return [
    `\tFile: C:\\walks\\1.dat  Matrix: ${columns}x${rows} `,
    `\tSensor area: ${cellArea_mm2 / 100} cm²\tTime/picture:${(frameInterval_s * 1000).toFixed(1)} ms`,
    '\tMV over frames',
    `\tSensor size: ${(cellWidth_mm / 10).toFixed(3)}x${(cellHeight_mm / 10).toFixed(3)} cm`,
    '\tnovel munich/st.paul/london',
  ];
}

/** Writes a recording as Tekscan exports it; `outside` tells whether a cell has no sensor. */
export function tekscanText(
  recording: PressureRecording,
  { outside = (_index: number): boolean => false, units = 'KPa', kPaPerUnit = 1, newline = '\r\n' } = {},
): string {
  const { rows, columns, frames } = recording;
  return [
    'DATA_TYPE MOVIE',
    'VERSION Tekscan Pressure Measurement System 6.33',
    `ROWS ${rows}`,
    `COLS ${columns}`,
    `ROW_SPACING ${recording.cellHeight_mm} mm`,
    `COL_SPACING ${recording.cellWidth_mm} mm`,
    `SENSEL_AREA ${recording.cellArea_mm2} mm2`,
    `SECONDS_PER_FRAME ${recording.frameInterval_s}`,
    'COMMENTS:',
    'ROWS of chairs stood in the way',
    'START_FRAME 1',
    `END_FRAME ${frames.length}`,
    `UNITS ${units}`,
    'ASCII_DATA @@',
    '',
    ...frames.flatMap((frame, number) => [
      `Frame ${number + 1}`,
      ...range(rows).map((row) =>
        range(columns)
          .map((column) => row * columns + column)
          .map((index) => (outside(index) ? 'B' : `${(frame[index] ?? 0) / kPaPerUnit}`))
          .join(','),
      ),
      '',
    ]),
    '@@',
    '',
  ].join(newline);
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
