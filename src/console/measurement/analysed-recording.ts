import { analyseFeet, type FootAnalysis } from '../../measurement/foot-analysis';
import { footprintOf } from '../../measurement/footprint/footprint';
import { forceCurve } from '../../measurement/pressure/force';
import { allFrames, type PressureRecording, type Side } from '../../measurement/recording';
import { analyseStep, type StepAnalysis } from '../../measurement/step-analysis';
import { type GridView, loadedView } from './paint-pressures';

/** A foot of a recording with its steps. */
export interface AnalysedFoot extends FootAnalysis {
  readonly recording: PressureRecording;
  readonly stepAnalyses: readonly StepAnalysis[];
}

/** A recording and what follows from it, as the parts of a report show it. */
export interface AnalysedRecording {
  readonly recording: PressureRecording;
  readonly feet: readonly AnalysedFoot[];
  /** kPa, the highest of each cell. */
  readonly peaks: Float32Array;
  /** N in each frame, of all feet. */
  readonly forces: Float64Array;
  readonly view: GridView;
}

/** `side` is what the file or the device says of a single foot. */
export function analyseRecording(recording: PressureRecording, side?: Side): AnalysedRecording {
  const { peaks } = footprintOf(recording, allFrames(recording));
  const { clean, feet } = analyseFeet(recording, side);
  return {
    recording,
    feet: feet.map((foot) => ({
      ...foot,
      recording: clean,
      stepAnalyses: foot.steps.map((step) => analyseStep(clean, foot, step)),
    })),
    peaks,
    forces: forceCurve(recording, allFrames(recording)),
    view: loadedView(peaks, recording.rows, recording.columns),
  };
}

/** All feet, the left one first. */
export function feetOf(recordings: readonly AnalysedRecording[]): readonly AnalysedFoot[] {
  const order = (foot: AnalysedFoot) => (foot.side === 'left' ? 0 : 1);
  return recordings.flatMap(({ feet }) => feet).sort((a, b) => order(a) - order(b));
}

/** Which foot the recording shows. */
export function footOf({ feet }: AnalysedRecording): 'left' | 'right' | 'both' | 'unknown' {
  if (feet.length > 1) return 'both';
  return feet[0]?.side ?? 'unknown';
}
