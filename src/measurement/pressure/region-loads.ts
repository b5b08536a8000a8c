import { type RegionMask, type RegionName, regionNames } from '../footprint/region-mask';
import { cellArea_cm2, type FrameRange, newtonPerKpa, type PressureRecording } from '../recording';

/** The load of one region over some frames. */
export interface RegionLoad {
  readonly contactArea_cm2: number;
  readonly peakPressure_kPa: number;
  /** Mean of the peak pressures of its loaded cells. */
  readonly meanPressure_kPa: number;
  readonly peakForce_N: number;
  readonly impulse_Ns: number;
  /** Time integral of the region's peak pressure per frame. */
  readonly pressureTimeIntegral_kPas: number;
  readonly contactTime_s: number;
  /** The first and the last frame in which it is loaded; absent where it never is. */
  readonly contact: FrameRange | undefined;
  /** The frame with its highest force; 0 where it is never loaded. */
  readonly peakFrame: number;
}

export type RegionLoads = Readonly<Record<RegionName, RegionLoad>>;

/** The loads of all ten regions in one pass over the frames. */
export function regionLoads(
  recording: PressureRecording,
  range: FrameRange,
  { labels }: Pick<RegionMask, 'labels'>,
): RegionLoads {
  const tallies = regionNames.map(() => ({
    peak: 0,
    peakSum: 0,
    cells: 0,
    force: 0,
    peakFrame: 0,
    forceSum: 0,
    pressureSum: 0,
    frames: 0,
    first: -1,
    last: -1,
  }));
  const labelled: number[] = [];
  for (let index = 0; index < labels.length; index++) if (labels[index]) labelled.push(index);
  const peaks = new Float32Array(labels.length);
  const frameForces = new Float64Array(regionNames.length);
  const framePeaks = new Float64Array(regionNames.length);
  for (let frame = range.start; frame <= range.end; frame++) {
    const pressures = recording.frames[frame];
    if (!pressures) break;
    frameForces.fill(0);
    framePeaks.fill(0);
    for (let at = 0; at < labelled.length; at++) {
      const index = labelled[at] ?? 0;
      const region = (labels[index] ?? 0) - 1;
      const pressure = pressures[index] ?? 0;
      if (pressure <= 0) continue;
      frameForces[region] = (frameForces[region] ?? 0) + pressure;
      framePeaks[region] = Math.max(framePeaks[region] ?? 0, pressure);
      peaks[index] = Math.max(peaks[index] ?? 0, pressure);
    }
    for (const [region, tally] of tallies.entries()) {
      const force = frameForces[region] ?? 0;
      if (force === 0) continue;
      if (force > tally.force) tally.peakFrame = frame;
      tally.force = Math.max(tally.force, force);
      tally.forceSum += force;
      tally.pressureSum += framePeaks[region] ?? 0;
      tally.frames++;
      if (tally.first < 0) tally.first = frame;
      tally.last = frame;
    }
  }
  for (const index of labelled) {
    const tally = tallies[(labels[index] ?? 0) - 1];
    const peak = peaks[index] ?? 0;
    if (!tally || peak === 0) continue;
    tally.cells++;
    tally.peakSum += peak;
    tally.peak = Math.max(tally.peak, peak);
  }
  const newton = newtonPerKpa(recording);
  const seconds = recording.frameInterval_s;
  const loads = tallies.map(
    (tally): RegionLoad => ({
      contactArea_cm2: tally.cells * cellArea_cm2(recording),
      peakPressure_kPa: tally.peak,
      meanPressure_kPa: tally.cells === 0 ? 0 : tally.peakSum / tally.cells,
      peakForce_N: tally.force * newton,
      impulse_Ns: tally.forceSum * newton * seconds,
      pressureTimeIntegral_kPas: tally.pressureSum * seconds,
      contactTime_s: tally.frames * seconds,
      contact: tally.first < 0 ? undefined : { start: tally.first, end: tally.last },
      peakFrame: tally.peakFrame,
    }),
  );
  return Object.fromEntries(regionNames.map((name, index) => [name, loads[index]])) as RegionLoads;
}
