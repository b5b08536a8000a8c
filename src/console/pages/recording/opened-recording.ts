import { sideByName } from '../../../measurement/footprint/foot-side';
import { readRecording } from '../../../measurement/readers/read-recording';
import type { SidedRecording } from '../../../measurement/storage/report-measurement';

/** A recording that was read from a file. */
export interface OpenedRecording extends SidedRecording {
  readonly name: string;
}

/** Throws a `RecordingFault` where the file is no recording. */
export async function openRecording(file: File): Promise<OpenedRecording> {
  return {
    name: file.name,
    recording: await readRecording(piecesOf(file)),
    side: sideByName(file.name),
  };
}

/** Not the stream itself: Safari does not iterate streams. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
