import type { PressureRecording } from '../recording';

/**
 * A recording as it is stored and sent: plain JSON, its pressures cut to the loaded part of the grid, as
 * differences from frame to frame, deflated. 78 frames of 64 x 95 cells take about 20 KB.
 */
export interface PackedRecording extends Omit<PressureRecording, 'frames'> {
  readonly version: 1;
  readonly frameCount: number;
  /** The loaded part of the grid. */
  readonly loaded: GridPart;
  /** Pressures are multiples of this. */
  readonly step_kPa: number;
  /** Base64 of the deflated differences: all low bytes, then all high bytes of unsigned 16-bit numbers. */
  readonly pressures: string;
}

interface GridPart {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Steps in which devices give pressures. */
const steps_kPa = [5, 1, 0.5, 0.1, 0.05] as const;
const most = 0xffff;

/** Packs a recording. Pressures that fit none of the usual steps are rounded to 1/65,535 of the highest. */
export async function packRecording({ frames, ...about }: PressureRecording): Promise<PackedRecording> {
  const loaded = loadedPart(frames, about.columns);
  const step_kPa = stepOf(frames);
  const size = loaded.rows * loaded.columns;
  const bytes = new Uint8Array(2 * size * frames.length);
  const before = new Uint16Array(size);
  for (const [number, frame] of frames.entries()) {
    for (let cell = 0; cell < size; cell++) {
      const value = Math.round((frame[gridIndex(cell, loaded, about.columns)] ?? 0) / step_kPa);
      const difference = (value - (before[cell] ?? 0)) & most;
      before[cell] = value;
      bytes[number * size + cell] = difference & 0xff;
      bytes[(frames.length + number) * size + cell] = difference >> 8;
    }
  }
  const pressures = toBase64(await streamed(bytes, new CompressionStream('deflate-raw')));
  return { ...about, version: 1, frameCount: frames.length, loaded, step_kPa, pressures };
}

/** Throws where the pressures are not those of the frames that it names. */
export async function unpackRecording(packed: PackedRecording): Promise<PressureRecording> {
  const { version, frameCount, loaded, step_kPa, pressures, ...about } = packed;
  const size = loaded.rows * loaded.columns;
  const bytes = await streamed(
    fromBase64(pressures),
    new DecompressionStream('deflate-raw'),
    2 * size * frameCount,
  );
  if (bytes.length !== 2 * size * frameCount) throw new Error('The packed pressures are incomplete.');
  const before = new Uint16Array(size);
  const frames = Array.from({ length: frameCount }, (_, number) => {
    const frame = new Float32Array(about.rows * about.columns);
    for (let cell = 0; cell < size; cell++) {
      const low = bytes[number * size + cell] ?? 0;
      const high = bytes[(frameCount + number) * size + cell] ?? 0;
      before[cell] = (before[cell] ?? 0) + low + (high << 8);
      frame[gridIndex(cell, loaded, about.columns)] = (before[cell] ?? 0) * step_kPa;
    }
    return frame;
  });
  return { ...about, frames };
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

/** Sends bytes through a stream. More than `limit` bytes are not taken: packed data can be made to grow. */
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
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
