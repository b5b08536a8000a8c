import { RecordingFault } from './recording-fault';
import { unitFactor } from './units';

/** The header of an emed/novel export; it repeats before every picture and must not change. */
export interface EmedHeader {
  readonly rows: number;
  readonly columns: number;
  readonly area_mm2: number;
  readonly interval_s: number;
  readonly cellWidth_mm: number;
  readonly cellHeight_mm: number;
}

const decimal = String.raw`(\d+(?:[.,]\d+)?)`;
const matrix = /\bMatrix:\s*(\d+)\s*x\s*(\d+)/i;
const area = new RegExp(String.raw`\bSensor area:\s*${decimal}\s*([a-z]+)`, 'i');
const time = new RegExp(String.raw`\bTime/picture:\s*${decimal}\s*([a-z]+)`, 'i');
const size = new RegExp(String.raw`\bSensor size:\s*${decimal}\s*x\s*${decimal}\s*([a-z]+)`, 'i');

/** Collects the header from its lines; ignores unknown text. */
export function emedHeader() {
  const found: { -readonly [key in keyof EmedHeader]?: number } = {};

  function set(key: keyof EmedHeader, name: string, value: number, line: number): void {
    const before = found[key];
    if (!(value > 0)) throw new RecordingFault('header', line, { name, value });
    if (before !== undefined && before !== value) {
      throw new RecordingFault('changed', line, { name, before, after: value });
    }
    found[key] = value;
  }

  return {
    line(text: string, line: number): void {
      const grid = matrix.exec(text);
      if (grid) {
        set('columns', 'Matrix', Number(grid[1]), line);
        set('rows', 'Matrix', Number(grid[2]), line);
      }
      const sensor = area.exec(text);
      if (sensor) {
        // Latin-1 and UTF-8 encode only the square sign of the unit differently.
        const unit = `${(sensor[2] ?? '').toLowerCase()}2`;
        set(
          'area_mm2',
          'Sensor area',
          numberOf(sensor[1]) * unitFactor('area', unit, 'Sensor area', line),
          line,
        );
      }
      const picture = time.exec(text);
      if (picture) {
        const seconds = unitFactor('time', picture[2] ?? '', 'Time/picture', line);
        set('interval_s', 'Time/picture', numberOf(picture[1]) * seconds, line);
      }
      const cell = size.exec(text);
      if (cell) {
        const mm = unitFactor('length', cell[3] ?? '', 'Sensor size', line);
        set('cellWidth_mm', 'Sensor size', numberOf(cell[1]) * mm, line);
        set('cellHeight_mm', 'Sensor size', numberOf(cell[2]) * mm, line);
      }
    },

    /** The complete header before the first picture. Without a sensor size, cells are squares. */
    whole(line: number): EmedHeader {
      const { rows, columns, area_mm2, interval_s } = found;
      if (rows === undefined || columns === undefined) throw missing('Matrix', line);
      if (area_mm2 === undefined) throw missing('Sensor area', line);
      if (interval_s === undefined) throw missing('Time/picture', line);
      const side = Math.sqrt(area_mm2);
      return {
        rows,
        columns,
        area_mm2,
        interval_s,
        cellWidth_mm: found.cellWidth_mm ?? side,
        cellHeight_mm: found.cellHeight_mm ?? side,
      };
    },
  };
}

function missing(name: string, line: number): RecordingFault {
  return new RecordingFault('missing', line, { name });
}

/** A decimal number with a point or a comma. */
export function numberOf(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}
