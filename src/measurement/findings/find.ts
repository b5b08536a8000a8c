import type { AnalysisResult, Value } from '../analysis';
import type { RegionName } from '../footprint/region-mask';
import type { Side } from '../recording';
import { type Evidence, type Finding, type FindingKey, findingKeys, type Level, levels } from './finding';
import { isOfSide, type QuantityName, quantities } from './quantities';
import type { MeasurementKind } from './quantity';
import {
  deviationsOf,
  type ReferenceContext,
  type ReferenceEntry,
  rangeOf,
  usualDeviations,
} from './reference';
import { contextIn, entryFor } from './references';

/** A value outside of its reference range in this direction is a finding. */
interface Rule {
  readonly key: FindingKey;
  readonly quantity: QuantityName;
  readonly region?: RegionName;
  readonly direction: 'above' | 'below';
  readonly kinds?: readonly MeasurementKind[];
  /**
   * The quantity varies from step to step: with one or two steps, only a value beyond the limit of `watch` is
   * reported, as a `note`.
   */
  readonly varies?: true;
}

const keyOfRegion: Readonly<Record<RegionName, FindingKey>> = {
  medialHeel: 'heelPressure',
  lateralHeel: 'heelPressure',
  midfoot: 'midfootPressure',
  metatarsal1: 'metatarsalPressure',
  metatarsal2: 'metatarsalPressure',
  metatarsal3: 'metatarsalPressure',
  metatarsal4: 'metatarsalPressure',
  metatarsal5: 'metatarsalPressure',
  hallux: 'halluxPressure',
  toes: 'toePressure',
};

const rules: readonly Rule[] = [
  ...(Object.keys(keyOfRegion) as RegionName[]).map(
    (region): Rule => ({
      key: keyOfRegion[region],
      quantity: 'peakPressure',
      region,
      direction: 'above',
      kinds: ['dynamic'],
    }),
  ),
  { key: 'heelPressure', quantity: 'heelPressure', direction: 'above', kinds: ['static'] },
  { key: 'metatarsalPressure', quantity: 'metatarsalPressure', direction: 'above', kinds: ['static'] },
  { key: 'flatArch', quantity: 'archIndex', direction: 'above' },
  { key: 'highArch', quantity: 'archIndex', direction: 'below' },
  { key: 'pronation', quantity: 'excursionIndex', direction: 'below' },
  { key: 'supination', quantity: 'excursionIndex', direction: 'above' },
  { key: 'unevenLoad', quantity: 'symmetryIndex', direction: 'above', varies: true },
  { key: 'unevenLoad', quantity: 'symmetryIndex', direction: 'below', varies: true },
  { key: 'forefootLoad', quantity: 'foreShare', direction: 'above' },
  { key: 'heelLoad', quantity: 'rearShare', direction: 'above' },
  { key: 'toeOut', quantity: 'progressionAngle', direction: 'above' },
  { key: 'toeIn', quantity: 'progressionAngle', direction: 'below' },
  { key: 'kneeValgus', quantity: 'kneeAngle', direction: 'above' },
  { key: 'kneeVarus', quantity: 'kneeAngle', direction: 'below' },
  { key: 'rearfootValgus', quantity: 'rearfootAngle', direction: 'above' },
  { key: 'rearfootInverted', quantity: 'rearfootAngle', direction: 'below' },
  { key: 'shouldersUneven', quantity: 'shoulderTilt', direction: 'above' },
  { key: 'shouldersUneven', quantity: 'shoulderTilt', direction: 'below' },
  { key: 'pelvisUneven', quantity: 'pelvicObliquity', direction: 'above' },
  { key: 'pelvisUneven', quantity: 'pelvicObliquity', direction: 'below' },
  { key: 'headForward', quantity: 'craniovertebral', direction: 'below' },
];

/**
 * Minimum number of complete steps for a reliable mean: `watchDeviations` then suffice for the level
 * `specialist`.
 */
const enoughSteps = 3;
/** Standard deviations from the mean at which the levels `watch` and `specialist` begin. */
const watchDeviations = 2.5;
const specialistDeviations = 3;

type Values = Omit<AnalysisResult, 'findings'>;

/** One finding per key and side, the strongest levels first, else in the order of `findingKeys`. */
export function findingsOf(result: Values): readonly Finding[] {
  const found = rules.flatMap((rule) => [
    ...bySide(rule, result, 'left'),
    ...bySide(rule, result, 'right'),
    ...ofPerson(rule, result),
  ]);
  const strongest = found.filter((one) => one === strongestOf(found, one));
  return merged(strongest).sort(
    (a, b) => rankOf(b) - rankOf(a) || findingKeys.indexOf(a.key) - findingKeys.indexOf(b.key),
  );
}

function bySide(rule: Rule, result: Values, side: Side): readonly Finding[] {
  const { quantity, region } = rule;
  if (!isOfSide(quantity)) return [];
  const { values, regions, steps } = result[side];
  const value = region ? regions?.[region].peakPressure : values[quantity];
  return foundBy(rule, value, contextIn(result, side), steps).map((one) => ({ ...one, side }));
}

function ofPerson(rule: Rule, result: Values): readonly Finding[] {
  const { quantity } = rule;
  if (isOfSide(quantity)) return [];
  const steps = Math.min(result.left.steps, result.right.steps);
  return foundBy(rule, result.person[quantity], contextIn(result), steps);
}

function foundBy(
  rule: Rule,
  found: Value | undefined,
  context: ReferenceContext,
  steps: number,
): readonly Finding[] {
  const { key, quantity, region, kinds } = rule;
  if (!found || (kinds && !kinds.includes(context.kind))) return [];
  const entry = entryFor(quantity, context, region);
  const level = entry && levelOf(rule, entry, found.value, steps);
  if (!level) return [];
  const { unit } = quantities[quantity];
  return [
    {
      key,
      ...(region && { region }),
      level,
      quantity,
      value: found.value,
      unit,
      reference: rangeOf(entry),
      steps,
    },
  ];
}

function levelOf(
  { direction, varies }: Rule,
  entry: ReferenceEntry,
  value: number,
  steps: number,
): Level | undefined {
  const deviations = deviationsOf(entry, value);
  if (deviations !== undefined) {
    const beyond = direction === 'above' ? deviations : -deviations;
    if (beyond <= usualDeviations) return undefined;
    if (beyond > specialistDeviations || (beyond > watchDeviations && steps >= enoughSteps)) {
      return 'specialist';
    }
    return beyond > watchDeviations ? 'watch' : 'note';
  }
  const [below, above] = entry.watch ?? [];
  const isBeyond = (border: number | undefined) =>
    border !== undefined && (direction === 'above' ? value > border : value < border);
  const isUnsure = varies && steps < enoughSteps;
  if (isBeyond(direction === 'above' ? above : below)) return isUnsure && steps > 0 ? 'note' : 'watch';
  return isBeyond(direction === 'above' ? entry.to : entry.from) && !(isUnsure && steps > 0)
    ? 'note'
    : undefined;
}

function strongestOf(found: readonly Finding[], { key, side }: Finding): Finding | undefined {
  const same = found.filter((other) => other.key === key && other.side === side);
  return same.reduce<Finding | undefined>(
    (most, one) => (!most || rankOf(one) > rankOf(most) || isFurther(one, most) ? one : most),
    undefined,
  );
}

/** Whether the first of two findings of one level is further above its range. */
function isFurther(one: Finding, other: Finding): boolean {
  if (rankOf(one) !== rankOf(other)) return false;
  return one.value / (one.reference.to ?? one.value) > other.value / (other.reference.to ?? other.value);
}

function rankOf({ level }: Pick<Finding, 'level'>): number {
  return levels.indexOf(level);
}

/**
 * Pairs that contradict each other: a high arch does not pronate, a flat one does not supinate. They are reported as
 * one finding with both values.
 */
const contradictions: readonly (readonly [arch: FindingKey, roll: FindingKey])[] = [
  ['highArch', 'pronation'],
  ['flatArch', 'supination'],
];

function merged(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((one): Finding[] => {
    const pair = contradictions.find((keys) => keys.includes(one.key));
    const otherKey = pair?.find((key) => key !== one.key);
    const other = findings.find(({ key, side }) => key === otherKey && side === one.side);
    if (!pair || !other) return [one];
    if (one.key !== pair[0]) return [];
    const level = rankOf(one) >= rankOf(other) ? one.level : other.level;
    return [{ ...one, key: 'archAgainstRoll', level, against: evidenceOf(other) }];
  });
}

function evidenceOf({ quantity, value, unit, reference }: Finding): Evidence {
  return { quantity, value, unit, reference };
}
