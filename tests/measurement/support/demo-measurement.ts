import { recordStanding, type StandingFoot } from '../../../src/measurement/foot-model/standing-foot';
import { landmarksOf, type StandingPerson } from '../../../src/measurement/foot-model/standing-person';
import type { WalkingFoot } from '../../../src/measurement/foot-model/walking-foot';
import type { PressureRecording, Side } from '../../../src/measurement/recording';
import {
  type PostureMeasurement,
  type PressureMeasurement,
  viewsOf,
} from '../../../src/measurement/storage/report-measurement';
import { demoStep } from './demo-step';

export function walking(feet: { readonly [side in Side]?: Partial<WalkingFoot> } = {}): PressureMeasurement {
  return {
    kind: 'dynamic',
    recordings: (['left', 'right'] as const).map((side) => ({
      side,
      recording: demoStep({ ...feet[side], side }),
    })),
  };
}

export function standing({
  leftLoad_kg = 35,
  rightLoad_kg = 35,
  arch = 'normal',
  heelFactor = 1,
}: {
  leftLoad_kg?: number;
  rightLoad_kg?: number;
  arch?: StandingFoot['arch'];
  /** On the pressure below the heel, as of a person who leans back. */
  heelFactor?: number;
} = {}): PressureMeasurement {
  const foot = (side: Side, load_kg: number) => ({
    side,
    recording: withHeel(
      recordStanding(
        { side, arch, footLength_mm: 255, progressionAngle_deg: 4, seed: 1, load_kg },
        { rows: 62, columns: 30, cell_mm: 5 },
      ),
      heelFactor,
    ),
  });
  return { kind: 'static', recordings: [foot('left', leftLoad_kg), foot('right', rightLoad_kg)] };
}

/** The heel of `standing` lies in the rows from the 42nd. */
function withHeel(recording: PressureRecording, factor: number): PressureRecording {
  const isHeel = (index: number) => Math.floor(index / recording.columns) >= 41;
  return {
    ...recording,
    frames: recording.frames.map((frame) =>
      frame.map((pressure, index) => (isHeel(index) ? factor * pressure : pressure)),
    ),
  };
}

export function posture(different: Partial<StandingPerson> = {}): PostureMeasurement {
  const landmarks = landmarksOf({
    height_mm: 1750,
    head: 0,
    shoulders: 0,
    pelvis: 0,
    knees: 0,
    rearfoot: 4,
    trunk: 0,
    neck: 55,
    ...different,
  });
  return viewsOf({ landmarks });
}
