import { sideByName } from '../../../measurement/footprint/foot-side';
import { readRecording } from '../../../measurement/readers/read-recording';
import type { SidedRecording } from '../../../measurement/storage/report-measurement';

/** A recording that was read from a file. */
export interface OpenedRecording extends SidedRecording {
  readonly name: string;
}

/** The file that could not be read, and why. */
export interface FileFault {
  readonly name: string;
  /** A `RecordingFault` where the file is no recording. */
  readonly error: unknown;
}

/** Reads one file after the other, and none after one with a fault. */
export async function openRecordings(
  files: readonly File[],
): Promise<{ readonly opened?: readonly OpenedRecording[]; readonly fault?: FileFault }> {
  const opened: OpenedRecording[] = [];
  for (const file of files) {
    const { name } = file;
    try {
      opened.push({ name, recording: await readRecording(piecesOf(file)), side: sideByName(name) });
    } catch (error) {
      return { fault: { name, error } };
    }
  }
  return { opened };
}

/** Not the stream itself: Safari does not iterate streams. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
