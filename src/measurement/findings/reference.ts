import type { RegionName } from '../footprint/region-mask';
import type { Surface } from '../recording';
import type { QuantityName } from './quantities';
import type { MeasurementKind } from './quantity';

/** What is known of the measurement and the person that a value belongs to. */
export interface ReferenceContext {
  readonly kind: MeasurementKind;
  /** Absent of a posture. */
  readonly surface?: Surface | undefined;
  /** Years; ranges are of adults where it is not known. */
  readonly age?: number | undefined;
  /** Of the complete steps of the foot, in s: it tells roughly how fast the person walked. */
  readonly contactTime?: number | undefined;
}

/**
 * `published`: mean and deviation, or borders, as the source gives them. `derived`: computed from figures of
 * the source, as its entry says. `convention`: what screening takes, without a published spread. `ours`: a
 * border that we chose because no source was found.
 */
export type Basis = 'published' | 'derived' | 'convention' | 'ours';

/** What healthy people of one kind show in one quantity. */
export interface ReferenceEntry {
  readonly quantity: QuantityName;
  /** Left out where it is for the whole foot or person. */
  readonly region?: RegionName;
  readonly kind: MeasurementKind;
  readonly surface?: Surface;
  /** Walking: how long the foot is on the ground, in s, the second border not included. */
  readonly contactTime?: readonly [number, number];
  /** The range is the mean, two deviations to both sides. */
  readonly mean?: number;
  readonly sd?: number;
  /** `log`: pressures are positive and skewed, so that their logarithm has the deviation. */
  readonly scale?: 'linear' | 'log';
  /** Where there is no spread: the ends of the range, and from where on a value is worth watching. */
  readonly from?: number;
  readonly to?: number;
  readonly watch?: readonly [number | undefined, number | undefined];
  readonly basis: Basis;
  /** Paper or book, and year. */
  readonly source: string;
  /** Number of people or feet, and how they were measured. */
  readonly n?: number;
  readonly system?: string;
}

/** A reference range as it is shown beside a value and stored with it. At least one end is there. */
export interface Reference {
  readonly from?: number;
  readonly to?: number;
  readonly mean?: number;
  readonly sd?: number;
  readonly basis: Basis;
  readonly source: string;
  readonly n?: number;
  readonly system?: string;
}

/** Deviations around the mean that are within the range. */
export const usualDeviations = 2;

/** The range of an entry, two deviations around the mean where it has one. */
export function rangeOf(entry: ReferenceEntry): Reference {
  const { mean, sd, basis, source, n, system } = entry;
  const spread = mean !== undefined && sd !== undefined;
  const ends = spread
    ? { from: at(entry, -usualDeviations), to: at(entry, usualDeviations), mean, sd }
    : {
        ...(entry.from !== undefined && { from: entry.from }),
        ...(entry.to !== undefined && { to: entry.to }),
      };
  return { ...ends, basis, source, ...(n !== undefined && { n }), ...(system && { system }) };
}

/** How many deviations a value is from the mean; undefined where the spread is not known. */
export function deviationsOf(entry: ReferenceEntry, value: number): number | undefined {
  const { mean, sd } = entry;
  if (mean === undefined || sd === undefined) return undefined;
  if (entry.scale !== 'log') return (value - mean) / sd;
  const { middle, spread } = logarithm(mean, sd);
  return value > 0 ? (Math.log(value) - middle) / spread : Number.NEGATIVE_INFINITY;
}

function at({ mean = 0, sd = 0, scale }: ReferenceEntry, deviations: number): number {
  if (scale !== 'log') return mean + deviations * sd;
  const { middle, spread } = logarithm(mean, sd);
  return Math.exp(middle + deviations * spread);
}

/** Mean and deviation of the logarithm of what has this mean and deviation. */
function logarithm(mean: number, sd: number): { middle: number; spread: number } {
  const variance = Math.log(1 + (sd / mean) ** 2);
  return { middle: Math.log(mean) - variance / 2, spread: Math.sqrt(variance) };
}
