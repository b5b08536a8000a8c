import { forefootRegions, heelRegions, type RegionName } from '../footprint/region-mask';
import type { RegionLoads } from './region-loads';

/** Shares of the impulse in percent, which add up to 100. The fore part includes the toes. */
export interface LoadShares {
  readonly fore: number;
  readonly mid: number;
  readonly rear: number;
}

/** The distribution of the load along the foot. Absent where nothing is loaded. */
export function loadShares(regions: RegionLoads): LoadShares | undefined {
  const fore = loadOf(regions, [...forefootRegions, 'hallux', 'toes']);
  const mid = loadOf(regions, ['midfoot']);
  const rear = loadOf(regions, heelRegions);
  const whole = fore + mid + rear;
  if (whole === 0) return undefined;
  return { fore: (fore / whole) * 100, mid: (mid / whole) * 100, rear: (rear / whole) * 100 };
}

/**
 * Mediolateral balance in percent, a quantity of our own: the impulse of the medial heel and the first two
 * metatarsal heads minus that of the lateral heel and the last two, as a fraction of their sum. Studies of
 * running use a ratio of pressures at an instant instead. Positive is medial. Undefined if none of these
 * regions is loaded.
 */
export function mediolateralBalance(regions: RegionLoads): number | undefined {
  const medial = loadOf(regions, ['medialHeel', 'metatarsal1', 'metatarsal2']);
  const lateral = loadOf(regions, ['lateralHeel', 'metatarsal4', 'metatarsal5']);
  return medial + lateral === 0 ? undefined : ((medial - lateral) / (medial + lateral)) * 100;
}

function loadOf(regions: RegionLoads, names: readonly RegionName[]): number {
  return names.reduce((sum, name) => sum + regions[name].impulse_Ns, 0);
}
