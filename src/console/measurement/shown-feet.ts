import type { AnalysedFoot, AnalysedRecording, Analysis, SideResult } from '../../measurement/analysis';
import type { PressureRecording } from '../../measurement/recording';
import { type GridView, loadedView } from './paint-pressures';

/** A foot of a recording, with the recording that its figures come from. */
export interface RecordedFoot {
  readonly foot: AnalysedFoot;
  readonly recording: PressureRecording;
}

export interface ShownFoot {
  readonly side: 'left' | 'right' | 'unknown';
  /** Absent of a foot whose side nothing tells: no figure rests on it. */
  readonly result: SideResult | undefined;
  /** Of all recordings. */
  readonly feet: readonly RecordedFoot[];
}

/** The left foot, the right one, and those of which neither is known. */
export function feetOf(analysis: Analysis): readonly ShownFoot[] {
  const all = analysis.recordings.flatMap(({ feet, clean }) =>
    feet.map((foot): RecordedFoot => ({ foot, recording: clean })),
  );
  return (['left', 'right', 'unknown'] as const).flatMap((side): ShownFoot[] => {
    const feet = all.filter(({ foot }) => (foot.side ?? 'unknown') === side);
    const result = side === 'unknown' ? undefined : analysis[side];
    return feet.length === 0 ? [] : [{ side, result, feet }];
  });
}

/** Which foot the recording shows. */
export function footOf({ feet }: AnalysedRecording): 'left' | 'right' | 'both' | 'unknown' {
  if (feet.length > 1) return 'both';
  return feet[0]?.side ?? 'unknown';
}

export function viewOf({ peaks, recording }: AnalysedRecording): GridView {
  return loadedView(peaks, recording.rows, recording.columns);
}
