import { analyseFeet, type FootAnalysis } from './foot-analysis';
import { sideByName } from './footprint/foot-side';
import { footprintOf } from './footprint/footprint';
import type { RegionName } from './footprint/region-mask';
import { type ArchClass, archClass } from './pressure/arch-index';
import { forceCurve, highest, impulse_Ns } from './pressure/force';
import { allFrames, cellArea_cm2, type PressureRecording, type Side } from './recording';

interface GroupLoad {
  readonly impulse_Ns: number;
  readonly peakPressure_kPa: number;
  readonly contactArea_cm2: number;
}

/** Regions as clinics group them. */
const groups = {
  hallux: ['hallux'],
  heel: ['medialHeel', 'lateralHeel'],
  medialForefoot: ['metatarsal1', 'metatarsal2'],
  lateralForefoot: ['metatarsal3', 'metatarsal4', 'metatarsal5'],
  midfoot: ['midfoot'],
  toes: ['toes'],
} as const satisfies Record<string, readonly RegionName[]>;

/** The main figures of a recording, frames counted from 1. What cannot be computed from the data is null. */
export interface RecordingSummary {
  readonly format: PressureRecording['format'];
  readonly side: Side | 'both' | null;
  readonly frames: number;
  readonly frameRate_Hz: number;
  /** The sum over all steps, complete or not. */
  readonly contactTime_s: number;
  readonly totalImpulse_Ns: number;
  readonly peakForce_N: number;
  readonly peakPressure_kPa: number;
  /** Cells loaded in any frame. */
  readonly contactArea_cm2: number;
  readonly archIndex: number | null;
  readonly archClass: ArchClass | null;
  readonly regions: Readonly<Record<keyof typeof groups, GroupLoad>> | null;
  readonly steps: readonly {
    readonly startFrame: number;
    readonly endFrame: number;
    readonly complete: boolean;
    readonly contactTime_s: number;
    readonly impulse_Ns: number;
    readonly peakForce_N: number;
  }[];
}

export function summariseRecording(recording: PressureRecording, fileName: string): RecordingSummary {
  const seconds = recording.frameInterval_s;
  const feet = analyseFeet(recording, sideByName(fileName));
  const forces = forceCurve(recording, allFrames(recording));
  const index = archIndexOf(feet);
  const steps = feet
    .flatMap((foot) =>
      foot.steps.map((step) => ({ step, forces: foot.forces.slice(step.start, step.end + 1) })),
    )
    .sort((a, b) => a.step.start - b.step.start);
  const footprint = footprintOf(recording, allFrames(recording));
  return {
    format: recording.format,
    side: sideOf(feet),
    frames: recording.frames.length,
    frameRate_Hz: rounded(1 / seconds),
    contactTime_s: rounded(steps.reduce((sum, step) => sum + step.forces.length, 0) * seconds),
    totalImpulse_Ns: rounded(impulse_Ns(forces, seconds)),
    peakForce_N: rounded(highest(forces)),
    peakPressure_kPa: rounded(highest(footprint.peaks)),
    contactArea_cm2: rounded(footprint.cells.length * cellArea_cm2(recording)),
    archIndex: index === null ? null : rounded(index),
    archClass: index === null ? null : archClass(index),
    regions: groupLoads(feet),
    steps: steps.map(({ step, forces: own }) => ({
      startFrame: step.start + 1,
      endFrame: step.end + 1,
      complete: step.complete,
      contactTime_s: rounded(own.length * seconds),
      impulse_Ns: rounded(impulse_Ns(own, seconds)),
      peakForce_N: rounded(highest(own)),
    })),
  };
}

function sideOf(feet: readonly FootAnalysis[]): RecordingSummary['side'] {
  const sides = new Set(feet.flatMap((foot) => foot.side ?? []));
  const [side] = sides;
  return sides.size > 1 ? 'both' : (side ?? null);
}

/** The mean of the feet that have one. */
function archIndexOf(feet: readonly FootAnalysis[]): number | null {
  const known = feet.flatMap((foot) => foot.archIndex ?? []);
  return known.length === 0 ? null : known.reduce((sum, index) => sum + index, 0) / known.length;
}

/** Impulses and areas of several feet add up; null as soon as the regions of one cannot be told. */
function groupLoads(feet: readonly FootAnalysis[]): RecordingSummary['regions'] {
  const all = feet.flatMap((foot) => foot.regions ?? []);
  if (all.length < feet.length) return null;
  const load = (names: readonly RegionName[]): GroupLoad => {
    const loads = all.flatMap((regions) => names.map((name) => regions[name]));
    return {
      impulse_Ns: rounded(loads.reduce((sum, region) => sum + region.impulse_Ns, 0)),
      peakPressure_kPa: rounded(Math.max(...loads.map((region) => region.peakPressure_kPa))),
      contactArea_cm2: rounded(loads.reduce((sum, region) => sum + region.contactArea_cm2, 0)),
    };
  };
  return {
    hallux: load(groups.hallux),
    heel: load(groups.heel),
    medialForefoot: load(groups.medialForefoot),
    lateralForefoot: load(groups.lateralForefoot),
    midfoot: load(groups.midfoot),
    toes: load(groups.toes),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
