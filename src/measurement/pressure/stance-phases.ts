import { forefootRegions, heelRegions, type RegionName } from '../footprint/region-mask';
import type { FrameRange } from '../recording';
import type { RegionLoads } from './region-loads';

/** Duration of the four phases of stance, in seconds. */
export interface StancePhases {
  readonly initialContact_s: number;
  readonly forefootContact_s: number;
  readonly footFlat_s: number;
  readonly forefootPushOff_s: number;
}

/**
 * The stance phases of De Cock et al. (Gait Posture 21, 2005, 432-439, for jogging barefoot). Initial contact lasts
 * from the first contact of the foot to that of the first metatarsal head to touch; forefoot contact until all heads
 * touch; foot flat until the heel leaves; forefoot push-off until the last contact. Absent where the heel or a head
 * never touches, or the heel leaves before all heads touch. `step`: the frames with more than a light contact.
 */
export function stancePhases(
  regions: RegionLoads,
  step: FrameRange,
  frameInterval_s: number,
): StancePhases | undefined {
  const within = (name: RegionName): readonly FrameRange[] => {
    const { contact } = regions[name];
    if (!contact || contact.end < step.start || contact.start > step.end) return [];
    return [{ start: Math.max(contact.start, step.start), end: Math.min(contact.end, step.end) }];
  };
  const heads = forefootRegions.map(within);
  const heel = heelRegions.flatMap(within);
  const starts = heads.flatMap((contact) => contact.map(({ start }) => start));
  if (starts.length < heads.length || heel.length === 0) return undefined;
  const firstHead = Math.min(...starts);
  const allHeads = Math.max(...starts);
  const heelOff = Math.max(...heel.map(({ end }) => end)) + 1;
  if (heelOff < allHeads) return undefined;
  return {
    initialContact_s: (firstHead - step.start) * frameInterval_s,
    forefootContact_s: (allHeads - firstHead) * frameInterval_s,
    footFlat_s: (heelOff - allHeads) * frameInterval_s,
    forefootPushOff_s: (step.end + 1 - heelOff) * frameInterval_s,
  };
}
