import { analyseFeet, type FootAnalysis } from '../../../measurement/foot-analysis';
import { sideByName } from '../../../measurement/footprint/foot-side';
import { readRecording } from '../../../measurement/readers/read-recording';
import type { PressureRecording } from '../../../measurement/recording';

/** A recording that was read from a file, and what follows from it. */
export interface OpenedRecording {
  readonly name: string;
  readonly recording: PressureRecording;
  readonly feet: readonly FootAnalysis[];
}

/** Throws a `RecordingFault` where the file is no recording. */
export async function openRecording(file: File): Promise<OpenedRecording> {
  const recording = await readRecording(piecesOf(file));
  return { name: file.name, recording, feet: analyseFeet(recording, sideByName(file.name)) };
}

/** Not the stream itself: Safari does not iterate streams. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
