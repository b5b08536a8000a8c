import type { PressureRecording } from '../../../src/measurement/recording';
import { demoStep } from './demo-step';

/**
 * A walk in an insole: the end of a step, three whole steps and the beginning of a last one; the foot is in
 * the air in between.
 */
export function walkInInsole(step = demoStep()): PressureRecording {
  const air = Array.from({ length: 20 }, () => new Float32Array(step.rows * step.columns));
  return {
    ...step,
    format: 'tekscan',
    surface: 'insole',
    frames: [
      ...step.frames.slice(20),
      ...air,
      ...step.frames,
      ...air,
      ...step.frames,
      ...air,
      ...step.frames,
      ...air,
      ...step.frames.slice(0, 15),
    ],
  };
}
