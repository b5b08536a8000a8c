import { analyse } from './analyse';
import type { AnalysedFoot } from './analysis';
import type { Finding, FindingKey, Level } from './findings/finding';
import type { Unit } from './findings/quantity';
import type { Reference } from './findings/reference';
import { wholeRegions } from './foot-analysis';
import { sideByName } from './footprint/foot-side';
import type { RegionName } from './footprint/region-mask';
import { mean } from './geometry';
import { type ArchClass, archClass } from './pressure/arch-index';
import { highest, impulse_Ns } from './pressure/force';
import type { RegionLoads } from './pressure/region-loads';
import { cellArea_cm2, type PressureRecording, type Side } from './recording';
import type { StepAnalysis } from './step-analysis';

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
  /** The sum over all steps, cut off or not. */
  readonly contactTime_s: number;
  /** Of the whole recording, like the next three values. */
  readonly totalImpulse_Ns: number;
  readonly peakForce_N: number;
  readonly peakPressure_kPa: number;
  /** Cells loaded in any frame. */
  readonly contactArea_cm2: number;
  /** Mean of the complete steps, like the next four values; null without any. */
  readonly archIndex: number | null;
  readonly archClass: ArchClass | null;
  readonly loadingRate_N_per_s: number | null;
  readonly cpei_percent: number | null;
  readonly footLength_mm: number | null;
  /** Of the whole recording. */
  readonly regions: Readonly<Record<keyof typeof groups, GroupLoad>> | null;
  readonly steps: readonly {
    readonly startFrame: number;
    readonly endFrame: number;
    readonly complete: boolean;
    readonly cutOff: boolean;
    readonly contactTime_s: number;
    readonly impulse_Ns: number;
    readonly peakForce_N: number;
  }[];
  /** Findings without facts about the person, as for an adult. */
  readonly findings: readonly FoundInRecording[];
}

interface FoundInRecording {
  readonly key: FindingKey;
  readonly side: Side | null;
  readonly region: RegionName | null;
  readonly level: Level;
  readonly value: number;
  readonly unit: Unit;
  readonly reference: Reference;
  /** Number of complete steps in the value. */
  readonly steps: number;
}

export function summariseRecording(recording: PressureRecording, fileName: string): RecordingSummary {
  const kind = recording.frames.length > 1 ? 'dynamic' : 'static';
  const side = sideByName(fileName);
  const { recordings, findings } = analyse({ kind, recordings: [{ recording, side }] });
  const [analysed] = recordings;
  if (!analysed) throw new Error('A recording has one analysis.');
  const { clean, whole, feet, forces } = analysed;
  const seconds = clean.frameInterval_s;
  const steps = feet.flatMap(({ stepAnalyses }) => stepAnalyses).sort((a, b) => a.step.start - b.step.start);
  const meanOf = (read: (step: StepAnalysis) => number | undefined): number | null => {
    const values = steps.flatMap((one) => (one.step.cutOff ? [] : (read(one) ?? [])));
    return values.length === 0 ? null : rounded(mean(values));
  };
  const index = meanOf((step) => step.archIndex);
  return {
    format: clean.format,
    side: sideOf(feet),
    frames: clean.frames.length,
    frameRate_Hz: rounded(1 / seconds),
    contactTime_s: rounded(steps.reduce((sum, step) => sum + step.contactTime_s, 0)),
    totalImpulse_Ns: rounded(impulse_Ns(forces, seconds)),
    peakForce_N: rounded(highest(forces)),
    peakPressure_kPa: rounded(highest(whole.peaks)),
    contactArea_cm2: rounded(whole.cells.length * cellArea_cm2(clean)),
    archIndex: index,
    archClass: index === null ? null : archClass(index),
    loadingRate_N_per_s: meanOf((step) => step.loadingRate_N_per_s),
    cpei_percent: meanOf((step) => step.excursion?.excursionIndex_percent),
    footLength_mm: footLengthOf(feet),
    regions: groupLoads(feet.map((foot) => wholeRegions(clean, foot))),
    steps: steps.map(({ step, contactTime_s, impulse_Ns, peakForce_N }) => ({
      startFrame: step.start + 1,
      endFrame: step.end + 1,
      complete: !step.cutOff,
      cutOff: step.cutOff,
      contactTime_s: rounded(contactTime_s),
      impulse_Ns: rounded(impulse_Ns),
      peakForce_N: rounded(peakForce_N),
    })),
    findings: findings.map(foundInRecording),
  };
}

function foundInRecording({ key, side, region, level, value, unit, reference, steps }: Finding) {
  return {
    key,
    side: side ?? null,
    region: region ?? null,
    level,
    value: rounded(value),
    unit,
    reference: {
      ...reference,
      ...(reference.from !== undefined && { from: rounded(reference.from) }),
      ...(reference.to !== undefined && { to: rounded(reference.to) }),
    },
    steps,
  };
}

function sideOf(feet: readonly AnalysedFoot[]): RecordingSummary['side'] {
  const sides = new Set(feet.flatMap((foot) => foot.side ?? []));
  const [side] = sides;
  return sides.size > 1 ? 'both' : (side ?? null);
}

/** The mean length of feet with a complete step and with toes that touch. */
function footLengthOf(feet: readonly AnalysedFoot[]): number | null {
  const lengths = feet.flatMap(({ steps, mask }) =>
    steps.some(({ cutOff }) => !cutOff) ? (mask?.footLength_mm ?? []) : [],
  );
  return lengths.length === 0 ? null : rounded(mean(lengths));
}

/** Impulses and areas of several feet add up; null if the regions of one are unknown. */
function groupLoads(feet: readonly (RegionLoads | undefined)[]): RecordingSummary['regions'] {
  const all = feet.flatMap((regions) => regions ?? []);
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
