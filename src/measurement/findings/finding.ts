import type { RegionName } from '../footprint/region-mask';
import type { Side } from '../recording';
import type { QuantityName } from './quantities';
import type { Unit } from './quantity';
import type { Reference } from './reference';

/** The findings for the person; the words are `advice.{key}`. They give advice and never name an illness. */
export const findingKeys = [
  'halluxPressure',
  'metatarsalPressure',
  'heelPressure',
  'midfootPressure',
  'toePressure',
  'flatArch',
  'highArch',
  'archAgainstRoll',
  'pronation',
  'supination',
  'unevenLoad',
  'forefootLoad',
  'heelLoad',
  'toeOut',
  'toeIn',
  'kneeValgus',
  'kneeVarus',
  'rearfootValgus',
  'rearfootInverted',
  'shouldersUneven',
  'pelvisUneven',
  'headForward',
] as const;

export type FindingKey = (typeof findingKeys)[number];

/** In ascending order: outside of the range; worth watching; worth seeing a specialist. */
export const levels = ['note', 'watch', 'specialist'] as const;

export type Level = (typeof levels)[number];

/** The value behind a finding, and the range that it exceeds. */
export interface Evidence {
  readonly quantity: QuantityName;
  readonly value: number;
  readonly unit: Unit;
  readonly reference: Reference;
}

export interface Finding extends Evidence {
  readonly key: FindingKey;
  /** Absent for findings about the whole person. */
  readonly side?: Side;
  /** For findings about a region of the foot. */
  readonly region?: RegionName;
  readonly level: Level;
  /** Number of complete steps in the value; 0 when standing. */
  readonly steps: number;
  /** The contradicting value of a merged finding. */
  readonly against?: Evidence;
}
