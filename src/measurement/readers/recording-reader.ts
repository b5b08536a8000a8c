import type { PressureRecording } from '../recording';
import { RecordingFault } from './recording-fault';

/** Reads a file line by line. Both functions throw a `RecordingFault`; `lineNumber` counts from 1. */
export interface RecordingReader {
  line(text: string, lineNumber: number): void;
  /** After the last line. */
  end(lastLineNumber: number): PressureRecording;
}

/** More values than any recording of a walk has: 2,000 frames of 64 x 95 cells are 12 million. */
const mostValues = 50_000_000;

/** Throws where the frames of a grid contain more values than `mostValues`. */
export function limitValues(frames: number, rows: number, columns: number, line: number): void {
  if (frames * rows * columns > mostValues) throw new RecordingFault('tooLarge', line, { limit: mostValues });
}
