import type { PressureRecording } from '../../../src/measurement/recording';

/**
 * Adds 1 to 3 kPa to a fraction of the unloaded cells of each frame; the cells change from frame to frame.
 */
export function flickering(recording: PressureRecording, part = 0.01, seed = 1): PressureRecording {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return {
    ...recording,
    frames: recording.frames.map((frame) =>
      frame.map((kPa) => (kPa === 0 && random() < part ? 1 + 2 * random() : kPa)),
    ),
  };
}
