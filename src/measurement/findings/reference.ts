import type { RegionName } from '../footprint/region-mask';
import type { Surface } from '../recording';
import type { QuantityName } from './quantities';
import type { MeasurementKind } from './quantity';

/** The circumstances of a value that select its reference range. */
export interface ReferenceContext {
  readonly kind: MeasurementKind;
  /** Absent for postures. */
  readonly surface?: Surface | undefined;
  /** Years; unknown: the ranges of adults apply. */
  readonly age?: number | undefined;
  /** Mean contact time of the complete steps of the foot, in s, a rough measure of walking speed. */
  readonly contactTime?: number | undefined;
}

/**
 * `published`: mean and standard deviation, or limits, from the source. `derived`: computed from figures of the source,
 * as its entry explains. `convention`: customary in screening, without a published spread. `ours`: a limit that we
 * chose because we found no source.
 */
export type Basis = 'published' | 'derived' | 'convention' | 'ours';

/** The values of a quantity in one group of healthy people. */
export interface ReferenceEntry {
  readonly quantity: QuantityName;
  /** Absent for a quantity of the whole foot or person. */
  readonly region?: RegionName;
  readonly kind: MeasurementKind;
  readonly surface?: Surface;
  /** For walking: the contact times, in s, for which the entry applies; the second limit is exclusive. */
  readonly contactTime?: readonly [number, number];
  /** The range is the mean plus and minus two standard deviations. */
  readonly mean?: number;
  readonly sd?: number;
  /** `log`: the logarithm is normally distributed, since pressures are positive and skewed. */
  readonly scale?: 'linear' | 'log';
  /** Without a spread: the ends of the range, and the limits of the level `watch`. */
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

/** A reference range as displayed and stored with a value. At least one end is present. */
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

/** Half width of the range in standard deviations. */
export const usualDeviations = 2;

/** The range of an entry: from the mean and spread where it has them, else from its ends. */
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

/** On which side of the range a value is; undefined inside. */
export function sideOfRange(value: number, { from, to }: Reference): 'above' | 'below' | undefined {
  if (to !== undefined && value > to) return 'above';
  return from !== undefined && value < from ? 'below' : undefined;
}

/** The distance of a value from the mean in standard deviations; undefined where the spread is unknown. */
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

/** Mean and standard deviation of the logarithm of a quantity with this mean and standard deviation. */
function logarithm(mean: number, sd: number): { middle: number; spread: number } {
  const variance = Math.log(1 + (sd / mean) ** 2);
  return { middle: Math.log(mean) - variance / 2, spread: Math.sqrt(variance) };
}
