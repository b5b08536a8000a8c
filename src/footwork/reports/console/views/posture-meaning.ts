import type { QuantityName } from '../../../../measurement/findings/quantities';
import { type Reference, sideOfRange } from '../../../../measurement/findings/reference';

/** Quantities whose deviations have a plain name; the words are `posture.meaning.{name}`. */
const meanings: Readonly<{ [name in QuantityName]?: string }> = {
  kneeAngle: 'knee',
  rearfootAngle: 'rearfoot',
  craniovertebral: 'craniovertebral',
  trunkLean: 'lean',
  pelvicTilt: 'pelvis',
};

/** In degrees; smaller angles count as level. */
const level_deg = 0.5;

/**
 * Translation key for the plain name of a deviation; undefined for a value within its range, and for a
 * deviation without a plain name. The sign selects the name: a positive value below its range is `less` than
 * usual.
 */
export function postureMeaning(
  quantity: QuantityName,
  value: number,
  range: Reference | undefined,
): string | undefined {
  const name = meanings[quantity];
  const outside = range && sideOfRange(value, range);
  if (!name || !outside) return undefined;
  const key = `measurement.posture.meaning.${name}`;
  if (quantity === 'craniovertebral') return outside === 'below' ? key : undefined;
  if (Math.abs(value) < level_deg) return `${key}.none`;
  if (value < 0) return `${key}.minus`;
  return `${key}.${outside === 'below' ? 'less' : 'plus'}`;
}
