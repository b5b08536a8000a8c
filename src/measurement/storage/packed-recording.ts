import type { PressureRecording, Side, Surface } from '../recording';

/**
 * A recording as stored and sent, see `recordingSchema`: plain JSON; the pressures are reduced to the loaded part of
 * the grid, encoded as differences from frame to frame, and deflated. 78 frames of 64 x 95 cells take about 20 KB.
 */
export interface PackedRecording {
  readonly side?: Side;
  readonly format: PressureRecording['format'];
  readonly surface: Surface;
  readonly rows: number;
  readonly columns: number;
  /** mm */
  readonly cell_width: number;
  /** mm */
  readonly cell_length: number;
  /** mm² */
  readonly cell_area: number;
  /** s */
  readonly frame_interval: number;
  /** kPa */
  readonly noise_threshold?: number;
  readonly frame_count: number;
  readonly trial_starts: readonly number[];
  /** The loaded part of the grid: first row and column, number of rows and columns. */
  readonly loaded_part: readonly number[];
  /** Pressures are multiples of this, in kPa. */
  readonly pressure_step: number;
  /** Base64 of the deflated differences: all low bytes, then all high bytes of unsigned 16-bit numbers. */
  readonly pressures: string;
}

interface GridPart {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The resolutions with which devices report pressures. */
const steps_kPa = [5, 1, 0.5, 0.1, 0.05] as const;
const most = 0xffff;
/** Maximum for all frames together: 100 MB in memory. */
const mostValues = 25_000_000;
/** Maximum for one frame: a walkway of 5 mm cells has fewer. */
const mostCells = 100_000;

/**
 * Packs a recording. If no usual step divides all its pressures, they are rounded to multiples of 1/65,535 of
 * the highest pressure.
 */
export async function packRecording(recording: PressureRecording, side?: Side): Promise<PackedRecording> {
  const { frames } = recording;
  const loaded = loadedPart(frames, recording.columns);
  const step = stepOf(frames);
  const size = loaded.rows * loaded.columns;
  const bytes = new Uint8Array(2 * size * frames.length);
  const before = new Uint16Array(size);
  for (const [number, frame] of frames.entries()) {
    for (let cell = 0; cell < size; cell++) {
      const value = Math.round((frame[gridIndex(cell, loaded, recording.columns)] ?? 0) / step);
      const difference = (value - (before[cell] ?? 0)) & most;
      before[cell] = value;
      bytes[number * size + cell] = difference & 0xff;
      bytes[(frames.length + number) * size + cell] = difference >> 8;
    }
  }
  return {
    ...(side && { side }),
    format: recording.format,
    surface: recording.surface,
    rows: recording.rows,
    columns: recording.columns,
    cell_width: recording.cellWidth_mm,
    cell_length: recording.cellHeight_mm,
    cell_area: recording.cellArea_mm2,
    frame_interval: recording.frameInterval_s,
    ...(recording.noiseThreshold_kPa !== undefined && { noise_threshold: recording.noiseThreshold_kPa }),
    frame_count: frames.length,
    trial_starts: recording.trialStarts,
    loaded_part: [loaded.row, loaded.column, loaded.rows, loaded.columns],
    pressure_step: step,
    pressures: toBase64(await streamed(bytes, new CompressionStream('deflate-raw'))),
  };
}

/** Throws if there are too many pressures, or if their number does not match the declared frames. */
export async function unpackRecording(packed: PackedRecording): Promise<PressureRecording> {
  const { rows, columns, frame_count, pressure_step } = packed;
  const [row = 0, column = 0, loadedRows = 0, loadedColumns = 0] = packed.loaded_part;
  const loaded = { row, column, rows: loadedRows, columns: loadedColumns };
  if (loaded.row + loaded.rows > rows || loaded.column + loaded.columns > columns)
    throw new Error('The loaded part lies outside of the grid.');
  if (rows * columns > mostCells) throw new Error('The grid has too many cells.');
  if (rows * columns * frame_count > mostValues) throw new Error('The recording has too many values.');
  const size = loaded.rows * loaded.columns;
  const bytes = await streamed(
    fromBase64(packed.pressures),
    new DecompressionStream('deflate-raw'),
    2 * size * frame_count,
  );
  if (bytes.length !== 2 * size * frame_count) throw new Error('The packed pressures are incomplete.');
  const before = new Uint16Array(size);
  const frames = Array.from({ length: frame_count }, (_, number) => {
    const frame = new Float32Array(rows * columns);
    for (let cell = 0; cell < size; cell++) {
      const low = bytes[number * size + cell] ?? 0;
      const high = bytes[(frame_count + number) * size + cell] ?? 0;
      before[cell] = (before[cell] ?? 0) + low + (high << 8);
      frame[gridIndex(cell, loaded, columns)] = (before[cell] ?? 0) * pressure_step;
    }
    return frame;
  });
  return {
    format: packed.format,
    surface: packed.surface,
    rows,
    columns,
    cellWidth_mm: packed.cell_width,
    cellHeight_mm: packed.cell_length,
    cellArea_mm2: packed.cell_area,
    frameInterval_s: packed.frame_interval,
    ...(packed.noise_threshold !== undefined && { noiseThreshold_kPa: packed.noise_threshold }),
    frames,
    trialStarts: packed.trial_starts,
  };
}

function gridIndex(cell: number, loaded: GridPart, columns: number): number {
  const row = loaded.row + Math.floor(cell / loaded.columns);
  return row * columns + loaded.column + (cell % loaded.columns);
}

function loadedPart(frames: readonly Float32Array[], columns: number): GridPart {
  let [top, bottom, left, right] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (const frame of frames) {
    for (let index = 0; index < frame.length; index++) {
      if (!frame[index]) continue;
      const [row, column] = [Math.floor(index / columns), index % columns];
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  }
  if (bottom < 0) return { row: 0, column: 0, rows: 0, columns: 0 };
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

function stepOf(frames: readonly Float32Array[]): number {
  let highest = 0;
  let possible: readonly number[] = steps_kPa;
  for (const frame of frames) {
    for (const kPa of frame) {
      if (kPa === 0) continue;
      highest = Math.max(highest, kPa);
      possible = possible.filter((step) => Math.abs(kPa / step - Math.round(kPa / step)) < 1e-3);
    }
  }
  return possible.find((step) => highest / step <= most) ?? highest / most;
}

/** Sends bytes through a stream. Throws beyond `limit` bytes: manipulated data can expand without bounds. */
async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Not for await: Safari does not iterate streams.
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) throw new Error('The packed pressures are longer than the frames that they name.');
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
