import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/measurement/analyse';
import type { AnalysisResult, SideValues } from '../../src/measurement/analysis';
import { findingsOf } from '../../src/measurement/findings/find';
import { needsOf } from '../../src/measurement/findings/needs';
import { referenceIn } from '../../src/measurement/findings/references';
import type { RegionName } from '../../src/measurement/footprint/region-mask';
import { regionNames } from '../../src/measurement/footprint/region-mask';
import { posture, standing, walking } from './support/demo-measurement';

type Values = { readonly [name in keyof SideValues]?: number };

/** A walk on a plate in which the left foot has these values. */
function walk(
  values: Values,
  { steps = 3, regions = {} }: { steps?: number; regions?: { readonly [name in RegionName]?: number } } = {},
): AnalysisResult {
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const pressures = Object.fromEntries(
    regionNames.map((name) => [name, { peakPressure: { value: regions[name] ?? 100 } }]),
  ) as NonNullable<AnalysisResult['left']['regions']>;
  const result = {
    version: 1,
    kind: 'dynamic',
    surface: 'plate',
    left: { steps, cutOff: 0, values: { contactTime: { value: 0.75 }, ...known }, regions: pressures },
    right: { steps, cutOff: 0, values: {} },
    person: {},
  } as const;
  return { ...result, findings: findingsOf(result) };
}

describe('18.2: the level of a finding', () => {
  // CPEI: 14.2 ± 8.1.
  test.each([
    [14.2 + 1.9 * 8.1, 1, undefined],
    [14.2 + 2.2 * 8.1, 1, 'note'],
    [14.2 + 2.7 * 8.1, 1, 'watch'],
    [14.2 + 2.7 * 8.1, 2, 'watch'],
    [14.2 + 2.7 * 8.1, 3, 'specialist'],
    [14.2 + 3.1 * 8.1, 1, 'specialist'],
  ])('of a CPEI of %d %% in %i steps is %s', (excursionIndex, steps, level) => {
    const [found] = walk({ excursionIndex }, { steps }).findings;
    expect(found?.level).toBe(level);
    if (level) expect(found?.key).toBe('supination');
  });

  test('without a published spread is never that of a specialist', () => {
    const levels = [0.35, 0.6, 0.9].map((archIndex) => walk({ archIndex }).findings[0]?.level);
    expect(levels).toEqual(['watch', 'watch', 'watch']);
  });
});

test('18.2: a peak of 710 kPa below the hallux is said of the hallux, and not of the metatarsal heads', () => {
  const { findings } = walk({}, { regions: { hallux: 710 } });
  expect(findings).toMatchObject([{ key: 'halluxPressure', region: 'hallux', value: 710, unit: 'kPa' }]);
});

test('18.2: of several regions with one advice, the one that is furthest above its range is named', () => {
  const { findings } = walk({}, { regions: { metatarsal2: 700, metatarsal3: 900 } });
  expect(findings).toMatchObject([{ key: 'metatarsalPressure', region: 'metatarsal3', value: 900 }]);
});

test('18.2: a high arch that rolls inwards is one finding with both values', () => {
  const { findings } = walk({ archIndex: 0.02, excursionIndex: -9 });
  expect(findings).toMatchObject([
    {
      key: 'archAgainstRoll',
      quantity: 'archIndex',
      value: 0.02,
      against: { quantity: 'excursionIndex', value: -9, reference: { mean: 14.2 } },
    },
  ]);
  expect(
    walk({ archIndex: 0.35, excursionIndex: -9 })
      .findings.map(({ key }) => key)
      .sort(),
  ).toEqual(['flatArch', 'pronation']);
});

test('18.2: an arch index between the quartiles of ink prints and the extremes of a plate is no finding', () => {
  for (const archIndex of [0.1, 0.19, 0.27]) expect(walk({ archIndex }).findings).toEqual([]);
});

test('18.2: no range was published for the arch and the balance of a standing foot, so neither is a finding', () => {
  for (const arch of ['flat', 'high'] as const) {
    const result = analyse(standing({ arch }));
    expect(result.left.values.archIndex).toBeDefined();
    expect(result.findings.map(({ quantity }) => quantity)).not.toContain('archIndex');
    for (const name of ['archIndex', 'balance'] as const)
      expect(referenceIn(result, name, 'left')).toBe(undefined);
  }
});

describe('18.2: needs follow findings', () => {
  test('the region that carries too much decides which cushioning', () => {
    const needs = (region: RegionName) =>
      needsOf(walk({}, { regions: { [region]: 1200 } })).map(({ need }) => need);
    expect(needs('hallux')).toEqual(['forefoot_cushioning']);
    expect(needs('medialHeel')).toEqual(['heel_cushioning']);
    expect(needs('toes')).toEqual(['wide_forefoot']);
  });

  test('nothing found needs a neutral product, nothing measured none', () => {
    const nothing = walk({ archIndex: 0.2 });
    expect(needsOf(nothing).map(({ need }) => need)).toEqual(['neutral']);
    expect(needsOf({ ...nothing, left: { steps: 0, cutOff: 0, values: {} } })).toEqual([]);
    expect(needsOf({ ...nothing, age: 8 })).toEqual([]);
    expect(needsOf(analyse(walking(), { weight_kg: 20 }))).toEqual([]);
  });

  test('no foot is called neutral whose arch was not judged, or contradicts how the foot rolls', () => {
    expect(needsOf(walk({}))).toEqual([]);
    expect(needsOf({ ...walk({ archIndex: 0.2 }), surface: 'insole' })).toEqual([]);
    expect(needsOf(walk({ archIndex: 0.02, excursionIndex: -9 }))).toEqual([]);
    expect(needsOf(analyse(posture()))).toEqual([]);
  });
});
