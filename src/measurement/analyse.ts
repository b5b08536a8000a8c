import type { AnalysedFoot, AnalysedRecording, Analysis, Person, SideResult, Value } from './analysis';
import { analysisVersion } from './analysis';
import { findingsOf } from './findings/find';
import { mismatchesOf } from './findings/mismatches';
import { postureValues } from './findings/posture-values';
import {
  isOfSide,
  quantities,
  quantityNames,
  type RegionQuantity,
  regionQuantityNames,
  type SideQuantity,
} from './findings/quantities';
import type { RegionQuantityFacts, SideQuantityFacts } from './findings/quantity';
import { regionQuantities } from './findings/region-quantities';
import { sideQuantities } from './findings/side-quantities';
import { analyseFeet } from './foot-analysis';
import { indicesOf } from './footprint/footprint';
import { regionNames } from './footprint/region-mask';
import { forceCurve } from './pressure/force';
import { meanAndDeviation } from './pressure/mean-curve';
import { symmetryIndex } from './pressure/symmetry-index';
import type { PressureRecording, Side } from './recording';
import { analyseStep, analyseSteps, meanStep, type StepAnalysis } from './step-analysis';
import type { PressureMeasurement, ReportMeasurement } from './storage/report-measurement';

/** Analyses a measurement. Reports, advice and recommendations all use this one result. */
export function analyse(measurement: ReportMeasurement, person: Person = {}): Analysis {
  const found =
    measurement.kind === 'posture' ? postureAnalysis(measurement) : pressureAnalysis(measurement, person);
  const { age } = person;
  const mismatches = mismatchesOf(found, person);
  const known = {
    ...found,
    ...(age !== undefined && { age }),
    ...(mismatches.length > 0 && { mismatches }),
  };
  return { ...known, findings: findingsOf(known) };
}

type Found = Omit<Analysis, 'findings'>;

function postureAnalysis(measurement: Extract<ReportMeasurement, { kind: 'posture' }>): Found {
  const { left, right, person } = postureValues(measurement);
  const side = (values: SideResult['values']): SideResult => ({ steps: 0, cutOff: 0, values });
  return {
    version: analysisVersion,
    kind: 'posture',
    left: side(left),
    right: side(right),
    person,
    recordings: [],
  };
}

function pressureAnalysis({ kind, recordings }: PressureMeasurement, person: Person): Found {
  const analysed = recordings.map(({ recording, side }) => analyseRecording(recording, side));
  const sideOf = (side: Side) => sideResult(kind, feetOf(analysed, side), person);
  const [left, right] = [sideOf('left'), sideOf('right')];
  const surface = recordings[0]?.recording.surface;
  return {
    version: analysisVersion,
    kind,
    ...(surface && { surface }),
    left,
    right,
    person: compared(kind, left, right),
    recordings: analysed,
  };
}

/**
 * Analyses the feet and steps of one recording. `side`: the side of a single foot, as named by the file or the device.
 */
export function analyseRecording(recording: PressureRecording, side?: Side): AnalysedRecording {
  const { clean, whole, peaks, feet } = analyseFeet(recording, side);
  const [only, ...others] = feet;
  return {
    recording,
    clean,
    whole,
    side,
    feet: feet.map((foot): AnalysedFoot => {
      const stepAnalyses = analyseSteps(clean, foot);
      return { ...foot, stepAnalyses, meanStep: meanStep(stepAnalyses) };
    }),
    peaks,
    forces: only && others.length === 0 ? only.forces : forceCurve(clean, indicesOf(whole)),
  };
}

interface SidedFoot {
  readonly clean: PressureRecording;
  readonly foot: AnalysedFoot;
}

/**
 * The feet of one side. In a recording that names its side, the feet of the other side do not count. Leaves
 * out feet of unknown side and feet without loaded cells.
 */
function feetOf(recordings: readonly AnalysedRecording[], side: Side): readonly SidedFoot[] {
  return recordings.flatMap(({ clean, feet, side: namedSide }) =>
    feet.flatMap((foot) => {
      const isOwn = foot.side === side && (namedSide === undefined || namedSide === side);
      return isOwn && foot.footprint.cells.length > 0 ? [{ clean, foot }] : [];
    }),
  );
}

interface FootStep {
  readonly foot: AnalysedFoot;
  readonly step: StepAnalysis;
}

function sideResult(
  kind: PressureMeasurement['kind'],
  feet: readonly SidedFoot[],
  person: Person,
): SideResult {
  const all = feet.flatMap(({ foot }) => foot.stepAnalyses.map((step) => ({ foot, step })));
  const steps =
    kind === 'static' ? feet.slice(0, 1).map(stillOf) : all.filter(({ step: { step } }) => !step.cutOff);
  const values = valuesOf<SideQuantity>(
    quantityNames.filter((name) => isOfSide(name) && quantities[name].kinds.includes(kind)) as SideQuantity[],
    steps,
    (name, { step, foot }) => (sideQuantities[name] as SideQuantityFacts).ofStep?.(step, foot),
    kind,
  );
  const withRegions = steps.filter(({ step }) => step.regions);
  return {
    steps: kind === 'static' ? 0 : steps.length,
    cutOff: kind === 'static' ? 0 : all.length - steps.length,
    values,
    ...(withRegions.length > 0 && { regions: regionResults(kind, withRegions, person) }),
  };
}

/** Treats the single frame of a standing foot as a step of one second, so that its impulses equal its forces. */
function stillOf({ clean, foot }: SidedFoot): FootStep {
  const step = { start: 0, end: 0, cutOff: false };
  return { foot, step: analyseStep({ ...clean, frameInterval_s: 1 }, foot, step) };
}

function regionResults(
  kind: PressureMeasurement['kind'],
  steps: readonly FootStep[],
  person: Person,
): NonNullable<SideResult['regions']> {
  const names = regionQuantityNames.filter((name) =>
    (regionQuantities[name] as RegionQuantityFacts).kinds.includes(kind),
  );
  const found = regionNames.map((region) => [
    region,
    valuesOf<RegionQuantity>(
      names,
      steps,
      (name, { step }) => {
        const { read }: RegionQuantityFacts = regionQuantities[name];
        return step.regions && read(step.regions[region], step, person.weight_kg);
      },
      kind,
    ),
  ]);
  return Object.fromEntries(found) as NonNullable<SideResult['regions']>;
}

/** Means over steps; omits quantities that no step has. */
function valuesOf<Name extends string>(
  names: readonly Name[],
  steps: readonly FootStep[],
  read: (name: Name, step: FootStep) => number | undefined,
  kind: PressureMeasurement['kind'],
): { readonly [name in Name]?: Value } {
  const entries = names.flatMap((name) => {
    const values = steps.flatMap((step) => {
      const value = read(name, step);
      return value === undefined || !Number.isFinite(value) ? [] : [value];
    });
    if (values.length === 0) return [];
    const { mean, deviation } = meanAndDeviation(values);
    if (kind === 'static') return [[name, { value: mean }]];
    const spread = values.length > 1 ? { sd: deviation } : {};
    return [[name, { value: mean, ...spread, n: values.length }]];
  });
  return Object.fromEntries(entries) as { readonly [name in Name]?: Value };
}

/** Compares the forces of standing feet and the impulses of walking feet. */
function compared(
  kind: PressureMeasurement['kind'],
  { values: left, steps: ofLeft }: SideResult,
  { values: right, steps: ofRight }: SideResult,
): Analysis['person'] {
  const load = kind === 'static' ? 'peakForce' : 'impulse';
  const [one, other] = [left[load]?.value, right[load]?.value];
  if (one === undefined || other === undefined || one + other === 0) return {};
  const n = kind === 'static' ? {} : { n: Math.min(ofLeft, ofRight) };
  const leftShare = (one / (one + other)) * 100;
  const index = symmetryIndex(one, other);
  return {
    leftShare: { value: leftShare, ...n },
    rightShare: { value: 100 - leftShare, ...n },
    ...(index !== undefined && { symmetryIndex: { value: index, ...n } }),
  };
}
