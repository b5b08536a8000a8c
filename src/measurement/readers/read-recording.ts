import type { PressureRecording } from '../recording';
import { emedReader } from './emed-reader';
import { RecordingFault } from './recording-fault';
import type { RecordingReader } from './recording-reader';
import { tekscanReader } from './tekscan-reader';

const longestLine = 100_000;
/** Number of lines within which the format must be recognised. */
const longestPreamble = 200;

/**
 * Reads an emed/novel ASCII export (`.lst`) or a Tekscan ASCII export (`.asf`), recognised by the first lines. The file
 * arrives in chunks of any size and is never held in memory as a whole. Text is read as Latin-1, with any kind of line
 * break. Throws a `RecordingFault` that names the line.
 */
export async function readRecording(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<PressureRecording> {
  const decoder = new TextDecoder('latin1');
  const lines = lineFeeder();
  let first = true;
  for await (const piece of pieces) {
    if (first && piece.length > 0) {
      refuseArchive(piece);
      first = false;
    }
    lines.take(decoder.decode(piece, { stream: true }));
  }
  return lines.end();
}

function refuseArchive(piece: Uint8Array): void {
  const [a, b] = piece;
  const zip = a === 0x50 && b === 0x4b;
  const gzip = a === 0x1f && b === 0x8b;
  const sevenZip = a === 0x37 && b === 0x7a && piece[2] === 0xbc;
  if (zip || gzip || sevenZip) throw new RecordingFault('archive', 0);
}

/** Splits text into lines and passes each to the reader of the file's format. */
function lineFeeder() {
  const preamble: string[] = [];
  let reader: RecordingReader | undefined;
  let rest = '';
  let count = 0;

  function feed(line: string): void {
    count++;
    if (line.includes('\0')) throw new RecordingFault('binary', count);
    if (reader) {
      reader.line(line, count);
      return;
    }
    preamble.push(line);
    reader = readerFor(line);
    if (reader) for (const [index, early] of preamble.entries()) reader.line(early, index + 1);
    else if (count >= longestPreamble) throw new RecordingFault('format', 0);
  }

  return {
    take(text: string): void {
      const parts = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? '';
      for (const part of parts) feed(part);
      if (rest.length > longestLine) throw new RecordingFault('longLine', count + 1, { limit: longestLine });
    },
    end(): PressureRecording {
      if (rest.trim() !== '') feed(rest.replace(/\r$/, ''));
      if (!reader) throw new RecordingFault('format', 0);
      return reader.end(count);
    },
  };
}

function readerFor(line: string): RecordingReader | undefined {
  if (/\b(DATA_TYPE|ASCII_DATA|SENSEL_AREA)\b|Tekscan/i.test(line)) return tekscanReader();
  if (/\bMatrix:\s*\d|\bSensor (area|size):|\bPict-No\b|^\W*Page\s+\d+\s*$/.test(line)) return emedReader();
  return undefined;
}
