import { type EmedHeader, emedHeader } from './emed-header';
import { emedPicture } from './emed-picture';
import { RecordingFault } from './recording-fault';
import { limitValues, type RecordingReader } from './recording-reader';

/**
 * Reads the ASCII export of an emed pressure plate (novel): pages that each repeat the header, then
 * `Pict-No.: n`, a line of column numbers, one line per row (number, kPa of each column, force in N) and a
 * line of column forces. Only the loaded columns and rows are printed. Pictures that summarise all others
 * (`MVP`, `MPP`) are left out; a second picture 1 starts a further trial.
 */
export function emedReader(): RecordingReader {
  const header = emedHeader();
  const frames: Float32Array[] = [];
  const trialStarts: number[] = [];
  let fixed: EmedHeader | undefined;
  let picture: ReturnType<typeof emedPicture> | undefined;
  let firstNumber = 0;
  let inPageHeader = true;
  let inSummary = false;

  function finishPicture(line: number): void {
    if (!picture || !fixed) return;
    if (!picture.isWhole()) throw new RecordingFault('cut', line, { frame: picture.number });
    frames.push(picture.pressures);
  }

  function startPicture(number: number, withForces: boolean, line: number): void {
    inPageHeader = false;
    inSummary = false;
    fixed ??= header.whole(line);
    if (picture?.number === number) return;
    finishPicture(line);
    if (!picture) {
      firstNumber = number;
      trialStarts.push(0);
    } else if (number === firstNumber) {
      trialStarts.push(frames.length);
    } else if (number !== picture.number + 1) {
      throw new RecordingFault('order', line, { expected: picture.number + 1, found: number });
    }
    limitValues(frames.length + 1, fixed.rows, fixed.columns, line);
    picture = emedPicture(fixed, number, withForces);
  }

  function dataLine(text: string, line: number): void {
    if (!picture) return;
    const tokens = text.trim().split(/\s+/);
    const rowsExpected = picture.isOpen() && !inPageHeader;
    if (tokens[0] === 'Force') picture.forces(tokens, line);
    else if (isColumns(tokens, rowsExpected)) picture.columns(tokens, line);
    else if (/^\d/.test(tokens[0] ?? '')) picture.row(tokens, line);
    else if (rowsExpected) throw new RecordingFault('text', line, { value: text.trim().slice(0, 40) });
    else return;
    inPageHeader = false;
  }

  return {
    line(raw, line) {
      const text = raw.replaceAll('\f', '');
      if (text.trim() === '') return;
      if (/^\W*Page\s+\d+\s*$/.test(text)) {
        inPageHeader = true;
        return;
      }
      const number = /\bPict-No\.?:\s*(\d+)/.exec(text)?.[1];
      if (number !== undefined) return startPicture(Number(number), text.includes('Force'), line);
      header.line(text, line);
      if (/^\W*M[VP]P\b/.test(text)) {
        finishPicture(line);
        picture = undefined;
        inSummary = true;
      }
      if (!inSummary) dataLine(text, line);
    },

    end(line) {
      finishPicture(line);
      if (!fixed || frames.length === 0) throw new RecordingFault('empty', 0);
      return {
        format: 'emed',
        surface: 'plate',
        rows: fixed.rows,
        columns: fixed.columns,
        cellWidth_mm: fixed.cellWidth_mm,
        cellHeight_mm: fixed.cellHeight_mm,
        cellArea_mm2: fixed.area_mm2,
        frameInterval_s: fixed.interval_s,
        frames,
        trialStarts,
      };
    },
  };
}

/** Whether a line contains column numbers: it ends with `Force`, or counts up by one where no row is expected. */
function isColumns(tokens: readonly string[], rowsExpected: boolean): boolean {
  if (tokens.at(-1) === 'Force') return true;
  if (rowsExpected) return false;
  return tokens.every((token, index) => Number(token) === Number(tokens[0]) + index && /^\d+$/.test(token));
}
