import type { RegionName } from '../footprint/region-mask';
import type { Side } from '../recording';
import type { QuantityName } from './quantities';
import type { Unit } from './quantity';
import type { Reference } from './reference';

/** What a person is told; the words are under `advice.{key}`. They advise, and never name an illness. */
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
  'toeOut',
  'toeIn',
  'kneeValgus',
  'kneeVarus',
  'rearfootValgus',
  'shouldersUneven',
  'pelvisUneven',
  'headForward',
] as const;

export type FindingKey = (typeof findingKeys)[number];

/** From the weakest: outside of the range; worth watching; worth a specialist's look. */
export const levels = ['note', 'watch', 'specialist'] as const;

export type Level = (typeof levels)[number];

/** The value that a finding rests on, and the range that it is outside of. */
export interface Evidence {
  readonly quantity: QuantityName;
  readonly value: number;
  readonly unit: Unit;
  readonly reference: Reference;
}

export interface Finding extends Evidence {
  readonly key: FindingKey;
  /** Absent where it is about the whole person. */
  readonly side?: Side;
  /** Where it is about a part of the foot. */
  readonly region?: RegionName;
  readonly level: Level;
  /** Complete steps that it rests on; 0 of what stands. */
  readonly steps: number;
  /** The other value of two that contradict each other. */
  readonly against?: Evidence;
}
