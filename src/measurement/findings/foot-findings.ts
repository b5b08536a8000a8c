import { analyseFeet, type FootAnalysis } from '../foot-analysis';
import { forefootRegions, heelRegions, type RegionName, regionNames } from '../footprint/region-mask';
import { archClass } from '../pressure/arch-index';
import { highest } from '../pressure/force';
import { loadShares, mediolateralBalance } from '../pressure/load-shares';
import { meanAndDeviation } from '../pressure/mean-curve';
import type { RegionLoads } from '../pressure/region-loads';
import { cellArea_cm2, type PressureRecording, type Side } from '../recording';
import { analyseStep, type StepAnalysis } from '../step-analysis';
import type { SidedRecording } from '../storage/report-measurement';
import type { RegionFindings, SideFindings, SideValues } from './findings';

type Feet = Readonly<Record<Side, SideFindings>>;

/** One foot of a recording, of which the side is known. */
interface SidedFoot {
  readonly recording: PressureRecording;
  readonly foot: FootAnalysis;
  readonly side: Side;
}

/** Feet that stand: one frame, without anything that needs time. */
export function staticFeet(recordings: readonly SidedRecording[]): Feet {
  return perSide(recordings, ([first]) => {
    if (!first) return { values: {} };
    const { recording, foot } = first;
    const regions = foot.wholeRegions;
    const shares = regions && loadShares(regions, 'peakForce_N');
    const values: SideValues = {
      ...footprintValues(recording, foot),
      peakForce: highest(foot.forces),
      ...(shares && { rearShare: shares.rear, midShare: shares.mid, foreShare: shares.fore }),
      balance: regions && mediolateralBalance(regions, 'peakForce_N'),
    };
    return sideFindings(values, regions ? [regions] : [], 'peakForce_N');
  });
}

/**
 * Feet that walk. The values of steps are means of the complete ones of a side, over all recordings; those of
 * the footprint come from the foot with the most complete steps.
 */
export function dynamicFeet(recordings: readonly SidedRecording[]): Feet {
  return perSide(recordings, (feet) => {
    const walked = feet
      .map(({ recording, foot }) => ({ recording, foot, steps: completeSteps(recording, foot) }))
      .sort((a, b) => b.steps.length - a.steps.length);
    const [first] = walked;
    if (!first) return { values: {} };
    const steps = walked.flatMap((one) => one.steps);
    const values: SideValues = { ...footprintValues(first.recording, first.foot), ...stepValues(steps) };
    return sideFindings(
      values,
      steps.flatMap(({ regions }) => regions ?? []),
      'impulse_Ns',
    );
  });
}

/** A recording that names its side is of that foot alone. Feet whose side nothing tells are left out. */
function perSide(
  recordings: readonly SidedRecording[],
  findingsOf: (feet: readonly SidedFoot[]) => SideFindings,
): Feet {
  const feet = recordings.flatMap(({ recording, side: given }) => {
    const { clean, feet } = analyseFeet(recording, given);
    return feet.flatMap((foot): SidedFoot[] => {
      const { side } = foot;
      const isKnown = side && (given === undefined || given === side) && foot.footprint.cells.length > 0;
      return isKnown ? [{ recording: clean, foot, side }] : [];
    });
  });
  const of = (side: Side) => findingsOf(feet.filter((foot) => foot.side === side));
  return { left: of('left'), right: of('right') };
}

function completeSteps(recording: PressureRecording, foot: FootAnalysis): readonly StepAnalysis[] {
  return foot.steps.filter(({ cutOff }) => !cutOff).map((step) => analyseStep(recording, foot, step));
}

function footprintValues(
  recording: PressureRecording,
  { footprint, archIndex, wholeRegions: regions, mask, axis }: FootAnalysis,
): SideValues {
  const { peaks, cells } = footprint;
  return {
    contactArea: cells.length * cellArea_cm2(recording),
    peakPressure: highest(peaks),
    meanPressure: cells.reduce((sum, { index }) => sum + (peaks[index] ?? 0), 0) / cells.length,
    heelPressure: regions && peakOf(regions, heelRegions),
    forefootPressure: regions && peakOf(regions, [...forefootRegions, 'hallux', 'toes']),
    archIndex,
    footLength: mask?.footLength_mm,
    footWidth: mask && axis?.width_mm,
  };
}

function peakOf(regions: RegionLoads, names: readonly RegionName[]): number {
  return Math.max(...names.map((name) => regions[name].peakPressure_kPa));
}

function stepValues(steps: readonly StepAnalysis[]): SideValues {
  return {
    peakForce: meanOf(steps, (step) => step.peakForce_N),
    impulse: meanOf(steps, (step) => step.impulse_Ns),
    contactTime: meanOf(steps, (step) => step.contactTime_s),
    loadingRate: meanOf(steps, (step) => step.loadingRate_N_per_s),
    rearShare: meanOf(steps, (step) => step.shares?.rear),
    midShare: meanOf(steps, (step) => step.shares?.mid),
    foreShare: meanOf(steps, (step) => step.shares?.fore),
    balance: meanOf(steps, (step) => step.balance_percent),
    excursionIndex: meanOf(steps, (step) => step.excursion?.excursionIndex_percent),
    progressionAngle: meanOf(steps, (step) => step.progressionAngle_deg),
  };
}

/** Of the items that have a value; absent where none has. */
function meanOf<Item>(items: readonly Item[], read: (item: Item) => number | undefined): number | undefined {
  const values = items.flatMap((item) => read(item) ?? []);
  return values.length === 0 ? undefined : meanAndDeviation(values).mean;
}

function sideFindings(
  values: SideValues,
  loads: readonly RegionLoads[],
  key: 'impulse_Ns' | 'peakForce_N',
): SideFindings {
  const { archIndex } = values;
  return {
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ...(archIndex !== undefined && { archClass: archClass(archIndex) }),
    ...(loads.length > 0 && { regions: regionFindings(loads, key) }),
  };
}

function regionFindings(
  loads: readonly RegionLoads[],
  key: 'impulse_Ns' | 'peakForce_N',
): Readonly<Record<RegionName, RegionFindings>> {
  const meanLoad = (name: RegionName, part: keyof RegionFindingsOfLoad) =>
    meanAndDeviation(loads.map((load) => load[name][part])).mean;
  const whole = regionNames.reduce((sum, name) => sum + meanLoad(name, key), 0);
  const found = (name: RegionName): RegionFindings => ({
    contactArea_cm2: meanLoad(name, 'contactArea_cm2'),
    peakPressure_kPa: meanLoad(name, 'peakPressure_kPa'),
    meanPressure_kPa: meanLoad(name, 'meanPressure_kPa'),
    peakForce_N: meanLoad(name, 'peakForce_N'),
    share_percent: whole === 0 ? 0 : (meanLoad(name, key) / whole) * 100,
    ...(key === 'impulse_Ns' && {
      impulse_Ns: meanLoad(name, 'impulse_Ns'),
      pressureTimeIntegral_kPas: meanLoad(name, 'pressureTimeIntegral_kPas'),
      contactTime_s: meanLoad(name, 'contactTime_s'),
    }),
  });
  return Object.fromEntries(regionNames.map((name) => [name, found(name)])) as Record<
    RegionName,
    RegionFindings
  >;
}

type RegionFindingsOfLoad = Required<Omit<RegionFindings, 'share_percent'>>;
