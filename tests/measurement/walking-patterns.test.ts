import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import type { Finding, FindingKey } from '../../src/measurement/findings/finding';
import type { Side } from '../../src/measurement/recording';
import type { PressureMeasurement } from '../../src/measurement/storage/report-measurement';
import { recordWalk, type WalkingPattern } from './support/walking-patterns';

/** Random numbers from 0 to 1, the same in every run. */
let state = 7;
function random(): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
}

function between(from: number, to: number): number {
  return from + (to - from) * random();
}

const walkers = Array.from({ length: 20 }, (_, nth) => ({
  mass_kg: between(50, 95),
  footLength_mm: between(228, 285),
  contactTime_s: between(0.6, 0.8),
  toeOut_deg: between(0, 14),
  seed: nth + 1,
}));

const plate = { rows: 64, columns: 32, cell_mm: 5 };
const walks = new Map<WalkingPattern, readonly PressureMeasurement[]>();
const found = new Map<string, readonly (readonly Finding[])[]>();

/** In the first steps of each foot. */
function findingsIn(pattern: WalkingPattern, stepsPerFoot: number): readonly (readonly Finding[])[] {
  const key = `${pattern} ${stepsPerFoot}`;
  const known = found.get(key) ?? analyseWalks(pattern, stepsPerFoot);
  found.set(key, known);
  return known;
}

function analyseWalks(pattern: WalkingPattern, stepsPerFoot: number): readonly (readonly Finding[])[] {
  const all = walks.get(pattern) ?? walkers.map((walker) => recordWalk(pattern, walker, 3, plate));
  walks.set(pattern, all);
  return all.map(({ kind, recordings }) => {
    const of = (wanted: Side) => recordings.filter(({ side }) => side === wanted).slice(0, stepsPerFoot);
    return analyse({ kind, recordings: [...of('left'), ...of('right')] }).findings;
  });
}

const expected: readonly (readonly [WalkingPattern, FindingKey, Finding['side'], RegExp | undefined])[] = [
  ['flat', 'flatArch', 'left', undefined],
  ['flat', 'flatArch', 'right', undefined],
  ['high', 'highArch', 'left', undefined],
  ['halluxOverload', 'halluxPressure', 'left', /^hallux$/],
  ['metatarsalOverload', 'metatarsalPressure', 'left', /^metatarsal[23]$/],
  ['limp', 'unevenLoad', undefined, undefined],
];

describe.each([1, 3])('18.2: twenty walkers with %i steps of each foot', (steps) => {
  test('who are healthy: at least half get no finding, at most one of twenty is sent to a specialist', () => {
    const healthy = findingsIn('healthy', steps);
    expect(healthy.filter((findings) => findings.length === 0).length).toBeGreaterThanOrEqual(10);
    const sent = healthy.filter((findings) => findings.some(({ level }) => level === 'specialist'));
    expect(sent.length).toBeLessThanOrEqual(1);
  });

  test.each(expected)('who walk with the pattern %s: nineteen get %s (%s)', (pattern, key, side, region) => {
    const right = findingsIn(pattern, steps).filter((findings) =>
      findings.some(
        (one) => one.key === key && one.side === side && (region?.test(one.region ?? '') ?? true),
      ),
    );
    expect(right.length).toBeGreaterThanOrEqual(19);
  });
});

test('18.2: a finding names region, value, range, source and the steps that it rests on', () => {
  const [walker] = walkers;
  if (!walker) throw new Error('No walker.');
  const [first] = analyse(recordWalk('halluxOverload', walker)).findings;
  expect(first).toMatchObject({
    key: 'halluxPressure',
    side: 'left',
    region: 'hallux',
    level: 'specialist',
    quantity: 'peakPressure',
    unit: 'kPa',
    steps: 3,
    reference: { source: expect.stringContaining('Putti'), n: 53 },
  });
  expect(first?.value).toBeGreaterThan(first?.reference.to ?? Number.NaN);
});

test('18.2: pressures of a child, of which no range is known, give no finding', () => {
  const [walker] = walkers;
  if (!walker) throw new Error('No walker.');
  expect(analyse(recordWalk('halluxOverload', walker), { age: 8 }).findings).not.toContainEqual(
    expect.objectContaining({ key: 'halluxPressure' }),
  );
});
