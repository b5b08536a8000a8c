import { archBorders } from '../pressure/arch-index';
import type { Side } from '../recording';
import { type Findings, type FoundValue, foundValues } from './findings';
import { normalRange, type QuantityName } from './quantities';
import type { MeasurementKind } from './quantity';

/** What a person is told; the words are under `advice.{key}`. They advise, and never name an illness. */
export const adviceKeys = [
  'flatArch',
  'highArch',
  'heelPressure',
  'forefootPressure',
  'forefootLoad',
  'unevenLoad',
  'pronation',
  'supination',
  'toeOut',
  'toeIn',
  'kneeValgus',
  'kneeVarus',
  'rearfootValgus',
  'shouldersUneven',
  'pelvisUneven',
  'headForward',
] as const;

export type AdviceKey = (typeof adviceKeys)[number];

export interface Advice {
  readonly key: AdviceKey;
  /** Absent where it is about the whole person. */
  readonly side?: Side;
  /** A note is worth watching; `attention` is worth a specialist's look. */
  readonly level: 'note' | 'attention';
  /** The value that gives the reason. */
  readonly quantity: QuantityName;
  readonly value: number;
}

/** Holds for values beyond a border; `attention` from the second border on. */
interface Rule {
  readonly key: AdviceKey;
  readonly quantity: QuantityName;
  readonly direction: 'above' | 'below';
  readonly kinds?: readonly MeasurementKind[];
  /** Left out, the end of the normal range. */
  readonly note?: number;
  readonly attention: Readonly<Record<MeasurementKind, number>> | number;
}

/**
 * Where a rule names no border of its own, a note starts at the end of the normal range, whose source is with
 * the quantity. The borders of `attention` are conventions of screening unless a source is given.
 */
const rules: readonly Rule[] = [
  // The classes of Cavanagh and Rodgers (1987) give the note; 0.05 beyond them is a convention.
  {
    key: 'flatArch',
    quantity: 'archIndex',
    direction: 'above',
    note: archBorders[1],
    attention: archBorders[1] + 0.05,
  },
  {
    key: 'highArch',
    quantity: 'archIndex',
    direction: 'below',
    note: archBorders[0],
    attention: archBorders[0] - 0.1,
  },
  // Walking: 70 N/cm², the best border of Armstrong et al. (J Foot Ankle Surg 37, 1998, 303-307).
  {
    key: 'heelPressure',
    quantity: 'heelPressure',
    direction: 'above',
    attention: { static: 350, dynamic: 700, posture: 0 },
  },
  {
    key: 'forefootPressure',
    quantity: 'forefootPressure',
    direction: 'above',
    attention: { static: 220, dynamic: 700, posture: 0 },
  },
  // Standing with more of the load on the forefoot than on the heel.
  { key: 'forefootLoad', quantity: 'foreShare', direction: 'above', kinds: ['static'], attention: 50 },
  // Twice the usual 10 %.
  { key: 'unevenLoad', quantity: 'symmetryIndex', direction: 'above', attention: 20 },
  { key: 'unevenLoad', quantity: 'symmetryIndex', direction: 'below', attention: -20 },
  { key: 'pronation', quantity: 'excursionIndex', direction: 'below', attention: 0 },
  { key: 'supination', quantity: 'excursionIndex', direction: 'above', attention: 28 },
  // Standing: the load is even within a quarter; a convention. Walking shifts it medially by itself.
  {
    key: 'pronation',
    quantity: 'balance',
    direction: 'above',
    kinds: ['static'],
    note: 25,
    attention: 45,
  },
  {
    key: 'supination',
    quantity: 'balance',
    direction: 'below',
    kinds: ['static'],
    note: -25,
    attention: -45,
  },
  { key: 'toeOut', quantity: 'progressionAngle', direction: 'above', attention: 26 },
  { key: 'toeIn', quantity: 'progressionAngle', direction: 'below', attention: -9 },
  { key: 'kneeValgus', quantity: 'kneeAngle', direction: 'above', attention: 8 },
  { key: 'kneeVarus', quantity: 'kneeAngle', direction: 'below', attention: -8 },
  // Two standard deviations above the mean of Sobel et al. (1999).
  { key: 'rearfootValgus', quantity: 'rearfootAngle', direction: 'above', attention: 11.5 },
  { key: 'shouldersUneven', quantity: 'shoulderTilt', direction: 'above', attention: 4 },
  { key: 'shouldersUneven', quantity: 'shoulderTilt', direction: 'below', attention: -4 },
  { key: 'pelvisUneven', quantity: 'pelvicObliquity', direction: 'above', attention: 4 },
  { key: 'pelvisUneven', quantity: 'pelvicObliquity', direction: 'below', attention: -4 },
  { key: 'headForward', quantity: 'craniovertebral', direction: 'below', attention: 44 },
];

/** One entry per key and side, `attention` first, else in the order of `adviceKeys`. */
export function adviceOf(findings: Findings): readonly Advice[] {
  const found = foundValues(findings).flatMap((value) =>
    rules.flatMap((rule) => adviceBy(rule, value, findings.kind) ?? []),
  );
  return found
    .filter((one) => one === strongest(found, one))
    .sort(
      (a, b) =>
        Number(b.level === 'attention') - Number(a.level === 'attention') ||
        adviceKeys.indexOf(a.key) - adviceKeys.indexOf(b.key),
    );
}

function adviceBy(rule: Rule, found: FoundValue, kind: MeasurementKind): Advice | undefined {
  if (rule.quantity !== found.name || (rule.kinds && !rule.kinds.includes(kind))) return undefined;
  const { direction, attention } = rule;
  const note = rule.note ?? normalRange(found.name, kind)?.[direction === 'above' ? 'to' : 'from'];
  const beyond = (border: number) => (direction === 'above' ? found.value > border : found.value < border);
  if (note === undefined || !beyond(note)) return undefined;
  return {
    key: rule.key,
    ...(found.side && { side: found.side }),
    level: beyond(typeof attention === 'number' ? attention : attention[kind]) ? 'attention' : 'note',
    quantity: found.name,
    value: found.value,
  };
}

/** Several rules can say the same of one side. */
function strongest(found: readonly Advice[], { key, side }: Advice): Advice | undefined {
  const same = found.filter((other) => other.key === key && other.side === side);
  return same.find(({ level }) => level === 'attention') ?? same[0];
}
