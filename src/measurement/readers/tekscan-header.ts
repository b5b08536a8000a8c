import { RecordingFault } from './recording-fault';
import { tekscanTime } from './tekscan-time';
import { unitFactor } from './units';

export interface TekscanHeader {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth_mm: number;
  readonly cellHeight_mm: number;
  readonly area_mm2: number;
  readonly interval_s: number;
  readonly kPaPerUnit: number;
  /**
   * The saturation pressure of a sensor, and the lowest reading that was not set to 0; where the header names them.
   */
  readonly saturation_kPa: number | undefined;
  readonly noiseThreshold_kPa: number | undefined;
  /** The number of the last frame, where the header says it. */
  readonly lastFrame: number | undefined;
  /** The local time of the recording, where the header says it. */
  readonly madeAt: string | undefined;
}

/** Resolution of a sensor; the noise threshold is in these steps. */
const steps = 255;

/** Keys that follow the free text of `COMMENTS:`; any other word there is part of the text. */
const keysAfterComments = new Set(['START_FRAME', 'END_FRAME', 'UNITS', 'MIRROR_ROW', 'MIRROR_COL']);

/** Collects `KEY value` lines up to `ASCII_DATA`. */
export function tekscanHeader() {
  const values = new Map<string, { text: string; line: number }>();
  let inComments = false;

  function value(name: string, line: number): { text: string; line: number } {
    const entry = values.get(name);
    if (!entry || entry.text === '') throw new RecordingFault('missing', line, { name });
    return entry;
  }

  function positive(name: string, line: number): number {
    const { text, line: at } = value(name, line);
    const number = Number(text);
    if (!(number > 0)) throw new RecordingFault('header', at, { name, value: text });
    return number;
  }

  function count(name: string, line: number): number {
    const number = positive(name, line);
    if (!Number.isInteger(number)) {
      throw new RecordingFault('header', value(name, line).line, { name, value: number });
    }
    return number;
  }

  function measured(name: string, kind: 'length' | 'area' | 'pressure', line: number): number {
    const { text, line: at } = value(name, line);
    const parts = /^([\d.]+(?:e[-+]?\d+)?)\s*(.+)$/i.exec(text);
    const number = Number(parts?.[1]);
    if (!(number > 0)) throw new RecordingFault('header', at, { name, value: text });
    return number * unitFactor(kind, parts?.[2] ?? '', name, at);
  }

  function saturation(line: number): number | undefined {
    return values.has('SATURATION_PRESSURE') ? measured('SATURATION_PRESSURE', 'pressure', line) : undefined;
  }

  function noiseThreshold(line: number): number | undefined {
    const text = values.get('NOISE_THRESHOLD')?.text ?? '';
    if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
    const highest = saturation(line);
    // Readings are rounded to whole units: the lowest one that was kept may be half a unit below its step.
    return highest === undefined ? undefined : ((Number(text) - 0.5) / steps) * highest;
  }

  return {
    line(text: string, line: number): void {
      const [, key = '', rest = ''] = /^\s*([A-Z][A-Z0-9_]*):?(?:\s+(.*))?$/.exec(text) ?? [];
      if (key === 'COMMENTS') inComments = true;
      else if (key !== '' && (!inComments || keysAfterComments.has(key))) {
        values.set(key, { text: rest.trim(), line });
      }
    },

    whole(line: number): TekscanHeader {
      const rows = count('ROWS', line);
      const columns = count('COLS', line);
      const cellHeight_mm = measured('ROW_SPACING', 'length', line);
      const cellWidth_mm = measured('COL_SPACING', 'length', line);
      const units = value('UNITS', line);
      return {
        rows,
        columns,
        cellHeight_mm,
        cellWidth_mm,
        area_mm2: values.has('SENSEL_AREA')
          ? measured('SENSEL_AREA', 'area', line)
          : cellHeight_mm * cellWidth_mm,
        interval_s: positive('SECONDS_PER_FRAME', line),
        kPaPerUnit: unitFactor('pressure', units.text, 'UNITS', units.line),
        saturation_kPa: saturation(line),
        noiseThreshold_kPa: noiseThreshold(line),
        lastFrame: values.has('END_FRAME') ? count('END_FRAME', line) : undefined,
        madeAt: tekscanTime(values.get('TIME')?.text ?? ''),
      };
    },
  };
}
