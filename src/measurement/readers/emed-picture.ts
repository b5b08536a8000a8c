import { type EmedHeader, numberOf } from './emed-header';
import { RecordingFault } from './recording-fault';

/** One page: its column numbers, and whether each row ends with its force. */
interface Page {
  readonly columns: readonly number[];
  readonly withForce: boolean;
}

/**
 * One picture of an emed/novel export. A wide picture continues on further pages with other columns, a tall one with
 * further rows. The printed forces (kPa x cm² / 10) verify that numbers and units were read correctly.
 */
export function emedPicture(header: EmedHeader, number: number, withForces: boolean) {
  const pressures = new Float32Array(header.rows * header.columns);
  const read = new Uint8Array(header.rows * header.columns);
  const rowForces = new Float64Array(header.rows);
  const newtonPerKpa = header.area_mm2 / 1000;
  /** Rounding error of each pressure, half of its last printed digit, as a force. */
  const rounding = 0.005 * newtonPerKpa;
  let page: Page | undefined;
  let pageForce = 0;
  let lastRow = 0;
  let whole = !withForces;

  /**
   * Throws if the printed force is not the computed one. A page of a wide picture prints its own force, or
   * the force of all pages so far.
   */
  function proveForce(printed: number, ofPage: number, ofAll: number, values: number, line: number): void {
    const allowed = 0.006 + values * rounding + Math.abs(printed) * 0.001;
    if (Math.abs(printed - ofPage) <= allowed || Math.abs(printed - ofAll) <= allowed) return;
    throw new RecordingFault('force', line, { printed, computed: Math.round(ofAll * 100) / 100 });
  }

  return {
    number,
    pressures,

    /** Whether rows are expected: the columns are known, and the line of their forces has not been read. */
    isOpen: () => page !== undefined,
    isWhole: () => whole,

    columns(tokens: readonly string[], line: number): void {
      const withForce = tokens.at(-1) === 'Force';
      const columns = (withForce ? tokens.slice(0, -1) : tokens).map(Number);
      if (columns.length === 0 || columns.some((column) => !Number.isInteger(column) || column < 1)) {
        throw new RecordingFault('columns', line);
      }
      const beyond = columns.find((column) => column > header.columns);
      if (beyond !== undefined) {
        throw new RecordingFault('outside', line, { axis: 'Column', number: beyond, limit: header.columns });
      }
      // The same columns again are further rows of a tall picture.
      if (page?.columns.join() !== columns.join()) {
        lastRow = 0;
        pageForce = 0;
      }
      page = { columns, withForce };
    },

    row(tokens: readonly string[], line: number): void {
      if (!page) throw new RecordingFault('columns', line);
      const row = Number(tokens[0]);
      if (!Number.isInteger(row)) throw new RecordingFault('number', line, { value: tokens[0] ?? '' });
      if (row < 1 || row > header.rows) {
        throw new RecordingFault('outside', line, { axis: 'Row', number: row, limit: header.rows });
      }
      if (lastRow > 0 && row !== lastRow + 1) {
        throw new RecordingFault('row', line, { expected: lastRow + 1, found: row });
      }
      lastRow = row;
      const expected = page.columns.length + (page.withForce ? 1 : 0);
      if (tokens.length - 1 !== expected) {
        throw new RecordingFault('values', line, { expected, found: tokens.length - 1 });
      }
      let force = 0;
      for (const [index, column] of page.columns.entries()) {
        const pressure = pressureOf(tokens[index + 1], line);
        const cell = (row - 1) * header.columns + column - 1;
        if (read[cell]) throw new RecordingFault('twice', line, { row, column, frame: number });
        read[cell] = 1;
        pressures[cell] = pressure;
        force += pressure * newtonPerKpa;
      }
      pageForce += force;
      const ofAll = (rowForces[row - 1] ?? 0) + force;
      rowForces[row - 1] = ofAll;
      if (page.withForce) proveForce(numberIn(tokens.at(-1), line), force, ofAll, page.columns.length, line);
    },

    /** The line of forces below the rows; its last value is the force of the whole picture. */
    forces(tokens: readonly string[], line: number): void {
      if (!page) throw new RecordingFault('columns', line);
      const expected = page.columns.length + (page.withForce ? 1 : 0);
      if (tokens.length - 1 !== expected) {
        throw new RecordingFault('values', line, { expected, found: tokens.length - 1 });
      }
      if (page.withForce) {
        const total = rowForces.reduce((sum, force) => sum + force, 0);
        proveForce(numberIn(tokens.at(-1), line), pageForce, total, header.rows * page.columns.length, line);
        whole = true;
      }
      page = undefined;
      lastRow = 0;
    },
  };
}

function pressureOf(token: string | undefined, line: number): number {
  const pressure = numberIn(token, line);
  if (pressure < 0) throw new RecordingFault('negative', line, { value: pressure });
  return pressure;
}

function numberIn(token: string | undefined, line: number): number {
  const value = numberOf(token);
  if (token === undefined || !Number.isFinite(value)) {
    throw new RecordingFault('number', line, { value: token ?? '' });
  }
  return value;
}
