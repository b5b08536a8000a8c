/** Pressures in kPa on a grid of steps and places; a path has one place per step. */
export interface Profile {
  readonly steps: number;
  readonly places: number;
  at(step: number, place: number): number;
}

export interface ValleyOptions {
  /** The expected place of the valley at each step. */
  expected(step: number): number;
  /** Maximum deviation of a path from the expected place, in places. */
  readonly reach: number;
  /**
   * The cost of a place that is not loaded and has nothing loaded on one side; for comparison, a valley
   * without pressure costs 0 and a slope 1. Low where the far part may not touch at all, high where it surely
   * touches.
   */
  readonly unloaded: number;
}

/**
 * Costs of deviation; a place as high as the lower adjacent peak costs 1. We chose them so that a valley of
 * half that height justifies the whole reach, and a path does not leave a valley for one that is only a tenth
 * lower.
 */
const offExpected = 0.25;
const perPlace = 0.12;

/**
 * The path of least pressure between two loaded parts, for instance between toes and metatarsal heads: the cheapest
 * path through the grid (dynamic programming). A place costs its pressure relative to the lower of the peaks on its two
 * sides, plus a cost for its deviation from the expected place. Where nothing is loaded on the far side, the path stays
 * outside of the contact. Returns one place per step.
 */
export function valleyPath(profile: Profile, options: ValleyOptions): readonly number[] {
  const { steps, places } = profile;
  const costs: Float64Array[] = [];
  const before: Int32Array[] = [];
  for (let step = 0; step < steps; step++) {
    const own = stepCosts(profile, step, options);
    const previous = costs.at(-1);
    const came = new Int32Array(places).fill(-1);
    if (previous) {
      for (let place = 0; place < places; place++) {
        let best = Number.POSITIVE_INFINITY;
        for (let from = Math.max(0, place - 3); from <= Math.min(places - 1, place + 3); from++) {
          const cost = (previous[from] ?? Number.POSITIVE_INFINITY) + perPlace * Math.abs(place - from);
          if (cost < best) {
            best = cost;
            came[place] = from;
          }
        }
        own[place] = (own[place] ?? 0) + best;
      }
    }
    costs.push(own);
    before.push(came);
  }
  return walkBack(costs, before);
}

function walkBack(costs: readonly Float64Array[], before: readonly Int32Array[]): readonly number[] {
  const last = costs.at(-1);
  if (!last) return [];
  let place = last.indexOf(Math.min(...last));
  const path = [place];
  for (let step = costs.length - 1; step > 0; step--) {
    place = before[step]?.[place] ?? place;
    path.unshift(place);
  }
  return path;
}

function stepCosts(profile: Profile, step: number, options: ValleyOptions): Float64Array {
  const { places } = profile;
  const expected = options.expected(step);
  const nearPeaks = new Float64Array(places);
  const farPeaks = new Float64Array(places);
  for (let place = 0; place < places; place++) {
    nearPeaks[place] = Math.max(nearPeaks[place - 1] ?? 0, profile.at(step, place));
    const far = places - 1 - place;
    farPeaks[far] = Math.max(farPeaks[far + 1] ?? 0, profile.at(step, far));
  }
  return Float64Array.from({ length: places }, (_, place) => {
    const pressure = profile.at(step, place);
    const lower = Math.min(nearPeaks[place] ?? 0, farPeaks[place] ?? 0);
    if (pressure === 0 && lower === 0) return options.unloaded;
    return pressure / lower + (offExpected * Math.abs(place - expected)) / options.reach;
  });
}
