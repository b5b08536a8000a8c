import type { FrameRange, PressureRecording } from '../recording';
import { highest } from './force';

/**
 * One contact of one foot. A step is cut off when the recording does not show it from the first to the last contact;
 * results exclude it.
 */
export interface Step extends FrameRange {
  readonly cutOff: boolean;
}

/** As a fraction of the step's peak force: below it, the contact only begins or ends. */
const lightContact = 0.05;
/**
 * Sensor sheets always show some force, and more of it inside a shoe. The foot is in the air below this force
 * or, if that is less, below 5 % of the highest force.
 */
const inTheAir_N = 30;
const shortestContact_s = 0.1;
const shortestFlight_s = 0.06;
/** A contact whose peak stays below this fraction of the highest force is no step. */
const leastPeak = 0.2;

/**
 * Splits a recording into steps by the total force. Recordings of emed plates and of our devices are free of
 * noise: every load is a contact. In Tekscan recordings, a contact is a force above 30 N; the threshold is
 * lower for a light person, and higher if the shoe is tight.
 */
export function stepsOf(recording: PressureRecording, forces: ArrayLike<number>): readonly Step[] {
  const threshold = recording.format === 'tekscan' ? contactThreshold(forces) : 0;
  const interval = recording.frameInterval_s;
  const peak = highest(forces);
  return trialsOf(recording).flatMap((trial) =>
    contactsIn(forces, trial, threshold, Math.ceil(shortestFlight_s / interval)).flatMap((contact) => {
      const own = highest(Array.from(forces).slice(contact.start, contact.end + 1));
      const isStep =
        own >= leastPeak * peak && (contact.end - contact.start + 1) * interval >= shortestContact_s;
      return isStep ? [{ ...contact, cutOff: isCutOff(forces, contact, trial, own) }] : [];
    }),
  );
}

function trialsOf({ frames, trialStarts }: PressureRecording): readonly FrameRange[] {
  return trialStarts.map((start, index) => ({ start, end: (trialStarts[index + 1] ?? frames.length) - 1 }));
}

/** The lowest twentieth of all frames gives the force in the air. */
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
 * A plate records from the first to the last contact, an insole continuously: a step is cut off where the recording
 * begins or ends with more than 5 % of the step's peak force.
 */
function isCutOff(forces: ArrayLike<number>, contact: FrameRange, trial: FrameRange, peak: number): boolean {
  const isLoaded = (frame: number) => (forces[frame] ?? 0) > lightContact * peak;
  return (
    (contact.start === trial.start && isLoaded(contact.start)) ||
    (contact.end === trial.end && isLoaded(contact.end))
  );
}

/**
 * The frames of a step from the first to the last above 5 % of its peak force: with less load, the centre of pressure
 * jumps from cell to cell.
 */
export function loadedRange(forces: ArrayLike<number>, { start, end }: FrameRange): FrameRange {
  let [first, last] = [start, end];
  let peak = 0;
  for (let frame = start; frame <= end; frame++) peak = Math.max(peak, forces[frame] ?? 0);
  while (first < last && (forces[first] ?? 0) <= lightContact * peak) first++;
  while (last > first && (forces[last] ?? 0) <= lightContact * peak) last--;
  return { start: first, end: last };
}
