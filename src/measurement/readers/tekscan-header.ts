import { RecordingFault } from './recording-fault';
import { unitFactor } from './units';

/** What the header of a Tekscan ASCII export says. */
export interface TekscanHeader {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth_mm: number;
  readonly cellHeight_mm: number;
  readonly area_mm2: number;
  readonly interval_s: number;
  readonly kPaPerUnit: number;
  /** The number of the last frame, where the header says it. */
  readonly lastFrame: number | undefined;
}

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

  function measured(name: string, kind: 'length' | 'area', line: number): number {
    const { text, line: at } = value(name, line);
    const parts = /^([\d.]+(?:e[-+]?\d+)?)\s*(.+)$/i.exec(text);
    const number = Number(parts?.[1]);
    if (!(number > 0)) throw new RecordingFault('header', at, { name, value: text });
    return number * unitFactor(kind, parts?.[2] ?? '', name, at);
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
        lastFrame: values.has('END_FRAME') ? count('END_FRAME', line) : undefined,
      };
    },
  };
}
