import type { AnalysisResult } from '../analysis';
import type { RegionName } from '../footprint/region-mask';
import type { Side } from '../recording';
import { postureReferences } from './posture-references';
import { standingReferences, walkingReferences } from './pressure-references';
import type { QuantityName, RegionQuantity } from './quantities';
import { type Reference, type ReferenceContext, type ReferenceEntry, rangeOf } from './reference';

const entries: readonly ReferenceEntry[] = [
  ...walkingReferences,
  ...standingReferences,
  ...postureReferences,
];

/** The age from which the ranges of adults apply. We know no ranges for children. */
const adult_years = 18;

/**
 * The entry for a value; undefined where no range is known for this kind of measurement, surface, age and region. The
 * ranges of posture also apply to children: level is level at every age.
 */
export function entryFor(
  quantity: QuantityName | RegionQuantity,
  { kind, surface, age, contactTime }: ReferenceContext,
  region?: RegionName,
): ReferenceEntry | undefined {
  if (kind !== 'posture' && age !== undefined && age < adult_years) return undefined;
  return entries.find(
    (entry) =>
      entry.quantity === quantity &&
      entry.kind === kind &&
      entry.region === region &&
      (entry.surface === undefined || entry.surface === surface) &&
      isWithin(contactTime, entry.contactTime),
  );
}

/** The range of a quantity in a result: of one side, or of the person. Undefined where none is known. */
export function referenceIn(
  result: Omit<AnalysisResult, 'findings'>,
  quantity: QuantityName | RegionQuantity,
  side?: Side,
  region?: RegionName,
): Reference | undefined {
  const entry = entryFor(quantity, contextIn(result, side), region);
  return entry && rangeOf(entry);
}

export function contextIn(result: Omit<AnalysisResult, 'findings'>, side?: Side): ReferenceContext {
  const { kind, surface, age } = result;
  return { kind, surface, age, contactTime: side && result[side].values.contactTime?.value };
}

/** Without a contact time, the entry for the usual (slow) walk applies. */
function isWithin(time: number | undefined, range: ReferenceEntry['contactTime']): boolean {
  if (!range) return true;
  const [from, to] = range;
  return time === undefined ? to === Number.POSITIVE_INFINITY : time >= from && time < to;
}
