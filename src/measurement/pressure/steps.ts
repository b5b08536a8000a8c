import { type FootAxis, toFoot } from '../footprint/foot-axis';
import type { FrameRange, PressureRecording } from '../recording';
import type { Point } from './centre-of-pressure';
import { highest } from './force';

/** One contact of one foot. A step that the recording does not show from the first to the last contact is not complete. */
export interface Step extends FrameRange {
  readonly complete: boolean;
}

/** Sensor sheets show some force all the time, a shoe even more: below this, or 5 % of the highest force, a foot is in the air. */
const inTheAir_N = 30;
const shortestContact_s = 0.1;
const shortestFlight_s = 0.06;
/** What stays below this part of the highest force is no step. */
const leastPeak = 0.2;

/**
 * Splits a recording into steps by the total force. An emed plate and ours are free of noise: every load is
 * a contact. Elsewhere, a contact is a force above 30 N (less for a light person, more where the shoe is tight).
 */
export function stepsOf(
  recording: PressureRecording,
  forces: ArrayLike<number>,
  axis: FootAxis | undefined,
  path: readonly (Point | undefined)[],
): readonly Step[] {
  const threshold = recording.format === 'tekscan' ? contactThreshold(forces) : 0;
  const interval = recording.frameInterval_s;
  const peak = highest(forces);
  return trialsOf(recording).flatMap((trial) =>
    contactsIn(forces, trial, threshold, Math.ceil(shortestFlight_s / interval))
      .filter((contact) => {
        const own = highest(
          Array.from({ length: contact.end - contact.start + 1 }, (_, i) => forces[contact.start + i] ?? 0),
        );
        return own >= leastPeak * peak && (contact.end - contact.start + 1) * interval >= shortestContact_s;
      })
      .map((contact) => ({ ...contact, complete: isComplete(recording, contact, trial, axis, path) })),
  );
}

function trialsOf({ frames, trialStarts }: PressureRecording): readonly FrameRange[] {
  return trialStarts.map((start, index) => ({ start, end: (trialStarts[index + 1] ?? frames.length) - 1 }));
}

/** The force in the air is the lowest twentieth of all frames. */
function contactThreshold(forces: ArrayLike<number>): number {
  const sorted = Array.from(forces).sort((a, b) => a - b);
  const rest = sorted[Math.floor(sorted.length / 20)] ?? 0;
  const peak = sorted.at(-1) ?? 0;
  const above = Math.min(inTheAir_N, 0.05 * peak);
  return rest < above ? above : rest + 0.05 * (peak - rest);
}

function contactsIn(
  forces: ArrayLike<number>,
  trial: FrameRange,
  threshold: number,
  shortestFlight: number,
): readonly FrameRange[] {
  const contacts: FrameRange[] = [];
  for (let frame = trial.start; frame <= trial.end; frame++) {
    if (!((forces[frame] ?? 0) > threshold)) continue;
    const last = contacts.at(-1);
    if (last && frame - last.end <= shortestFlight) contacts[contacts.length - 1] = { ...last, end: frame };
    else contacts.push({ start: frame, end: frame });
  }
  return contacts;
}

/**
 * A plate starts and stops to record with the contact: there, a step is complete when it begins in the rear
 * third of the foot and ends in the front half. Elsewhere, frames without contact must surround it.
 */
function isComplete(
  { surface }: PressureRecording,
  contact: FrameRange,
  trial: FrameRange,
  axis: FootAxis | undefined,
  path: readonly (Point | undefined)[],
): boolean {
  const along = (frame: number) => {
    const point = path[frame];
    return axis && point && surface === 'plate' ? toFoot(axis, point).along / axis.length_mm : undefined;
  };
  const began = contact.start > trial.start || (along(contact.start) ?? 1) < 1 / 3;
  const ended = contact.end < trial.end || (along(contact.end) ?? 0) > 1 / 2;
  return began && ended;
}
