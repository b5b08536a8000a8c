import { sideByName } from '../../../../measurement/footprint/foot-side';
import { readRecording } from '../../../../measurement/readers/read-recording';
import type { SidedRecording } from '../../../../measurement/storage/report-measurement';

export interface OpenedRecording extends SidedRecording {
  readonly name: string;
}

/** A file that could not be read, with the error. */
export interface FileFault {
  readonly name: string;
  /** A `RecordingFault` if the file is not a valid recording. */
  readonly error: unknown;
}

/** Reads the files one after the other; stops at the first faulty one. */
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

/** Uses a reader, since Safari cannot iterate streams. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
