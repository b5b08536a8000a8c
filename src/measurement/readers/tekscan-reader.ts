import { RecordingFault } from './recording-fault';
import { limitValues, type RecordingReader } from './recording-reader';
import { type TekscanHeader, tekscanHeader } from './tekscan-header';

/** Readings are rounded to whole numbers: one at saturation may slightly exceed it. */
const rounding = 1.005;

/**
 * Reads the ASCII export of a Tekscan movie: `KEY value` lines up to `ASCII_DATA @@`, then `Frame n` and one
 * comma-separated line per row; `B` is a cell outside of the sensor, `@@` ends the file.
 */
export function tekscanReader(): RecordingReader {
  const header = tekscanHeader();
  const frames: Float32Array[] = [];
  let fixed: TekscanHeader | undefined;
  let frame: Float32Array | undefined;
  let frameNumber = 0;
  let row = 0;
  let outsideCells = false;
  let ended = false;

  function finishFrame(line: number): void {
    if (!frame || !fixed) return;
    if (row < fixed.rows) throw new RecordingFault('cut', line, { frame: frameNumber });
    frames.push(frame);
    frame = undefined;
  }

  function startFrame(number: number, line: number, grid: TekscanHeader): void {
    finishFrame(line);
    if (frames.length > 0 && number !== frameNumber + 1) {
      throw new RecordingFault('order', line, { expected: frameNumber + 1, found: number });
    }
    limitValues(frames.length + 1, grid.rows, grid.columns, line);
    frame = new Float32Array(grid.rows * grid.columns);
    frameNumber = number;
    row = 0;
  }

  function readRow(text: string, line: number, grid: TekscanHeader): void {
    const cells = text.replace(/,\s*$/, '').split(',');
    if (!frame) throw new RecordingFault('text', line, { value: text.trim().slice(0, 40) });
    if (row >= grid.rows) {
      throw new RecordingFault('changed', line, { name: 'ROWS', before: grid.rows, after: row + 1 });
    }
    if (cells.length !== grid.columns) {
      throw new RecordingFault('values', line, { expected: grid.columns, found: cells.length });
    }
    for (const [column, cell] of cells.entries()) {
      const token = cell.trim();
      if (token === 'B' || token === 'b') {
        outsideCells = true;
        continue;
      }
      const value = Number(token);
      if (token === '' || !Number.isFinite(value)) throw new RecordingFault('number', line, { value: token });
      if (value < 0) throw new RecordingFault('negative', line, { value });
      const kPa = value * grid.kPaPerUnit;
      if (kPa > (grid.saturation_kPa ?? kPa) * rounding) {
        throw new RecordingFault('saturated', line, {
          value,
          limit: Math.round((grid.saturation_kPa ?? 0) / grid.kPaPerUnit),
        });
      }
      frame[row * grid.columns + column] = kPa;
    }
    row++;
  }

  return {
    line(text, line) {
      if (ended || text.trim() === '') return;
      if (!fixed) {
        if (/^\s*ASCII_DATA\b/.test(text)) fixed = header.whole(line);
        else if (/^\s*Frame\s+\d+/i.test(text))
          throw new RecordingFault('missing', line, { name: 'ASCII_DATA' });
        else header.line(text, line);
        return;
      }
      const number = /^\s*Frame\s+(\d+)/i.exec(text)?.[1];
      if (number !== undefined) startFrame(Number(number), line, fixed);
      else if (text.trim() !== '@@') readRow(text, line, fixed);
      else if (frames.length > 0 || frame) {
        finishFrame(line);
        ended = true;
      }
    },

    end(line) {
      if (!fixed) throw new RecordingFault('missing', line, { name: 'ASCII_DATA' });
      finishFrame(line);
      if (frames.length === 0) throw new RecordingFault('empty', 0);
      if (!ended && frameNumber !== fixed.lastFrame)
        throw new RecordingFault('cut', line, { frame: frameNumber });
      return {
        format: 'tekscan',
        surface: outsideCells ? 'insole' : 'plate',
        rows: fixed.rows,
        columns: fixed.columns,
        cellWidth_mm: fixed.cellWidth_mm,
        cellHeight_mm: fixed.cellHeight_mm,
        cellArea_mm2: fixed.area_mm2,
        frameInterval_s: fixed.interval_s,
        ...(fixed.noiseThreshold_kPa !== undefined &&
          fixed.noiseThreshold_kPa > 0 && { noiseThreshold_kPa: fixed.noiseThreshold_kPa }),
        ...(fixed.madeAt !== undefined && { madeAt: fixed.madeAt }),
        frames,
        trialStarts: [0],
      };
    },
  };
}
