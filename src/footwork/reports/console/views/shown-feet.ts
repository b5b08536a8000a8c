import { oncePer } from '#engine/schema/model/once-per';
import type { AnalysedFoot, Analysis, SideResult } from '../../../../measurement/analysis';
import { type GridView, loadedView } from '../../../../measurement/footprint/loaded-view';
import type { PicturedRecording } from '../../../../measurement/picture';
import type { PressureRecording } from '../../../../measurement/recording';

/** A foot, and the recording from which its figures were computed. */
export interface RecordedFoot {
  readonly foot: AnalysedFoot;
  readonly recording: PressureRecording;
}

export interface ShownFoot {
  readonly side: 'left' | 'right' | 'unknown';
  /** Undefined if the side of the foot is unknown, since figures are computed per side. */
  readonly result: SideResult | undefined;
  /** The foot in all recordings. */
  readonly feet: readonly RecordedFoot[];
}

/** Left foot, right foot, and feet of unknown side. */
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

export const viewOf = oncePer(
  ({ peaks, recording }: PicturedRecording): GridView => loadedView(peaks, recording.rows, recording.columns),
);
