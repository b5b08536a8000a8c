import type { RegionName } from '../footprint/region-mask';
import { archBorders } from '../pressure/arch-index';
import type { QuantityName } from './quantities';
import type { ReferenceEntry } from './reference';

/**
 * Walking speed affects pressures more than most findings do. A recording does not contain the speed, so the
 * contact time serves as an estimate: the pace is usual in the upper half of the range of `contactTime` and
 * above it, brisk in the lower half, and fast below the range.
 */
const paces = {
  usual: [0.69, Number.POSITIVE_INFINITY],
  brisk: [0.57, 0.69],
  fast: [0, 0.57],
} as const;

type Pace = keyof typeof paces;
const paceNames = Object.keys(paces) as readonly Pace[];

const shorten = {
  basis: 'published',
  source: 'Shorten, Eden and Himmelsbach, J Biomech 22, 1989, 1083',
  n: 131,
  system: 'Capacitive mat, 70 Hz, barefoot at 1.0, 1.5 and 2.0 m/s',
} as const;

/** Under the heel, at 1.0, 1.5 and 2.0 m/s. */
const heel: Readonly<Record<Pace, readonly [mean: number, sd: number]>> = {
  usual: [367, 115],
  brisk: [517, 158],
  fast: [734, 184],
};

/** Increase under the forefoot with speed: 635, 737 and 794 kPa at the three speeds. */
const forefootGain: Readonly<Record<Pace, number>> = { usual: 1, brisk: 737 / 635, fast: 794 / 635 };

const putti = {
  source:
    'Putti, Arnold, Cochrane and Abboud, Gait Posture 27, 2008, 501-505; faster walks by Shorten et al., 1989',
  n: 53,
  system: 'emed ST4, barefoot at a speed of their own',
} as const;

const forefoot: readonly (readonly [QuantityName, RegionName | undefined, number, number])[] = [
  ['halluxPressure', undefined, 321, 141],
  ['peakPressure', 'hallux', 321, 141],
  ['peakPressure', 'metatarsal2', 361, 104],
  ['peakPressure', 'metatarsal3', 330, 84],
];

const heelEntries = paceNames.flatMap((pace) =>
  (
    [
      ['heelPressure', undefined],
      ['peakPressure', 'medialHeel'],
      ['peakPressure', 'lateralHeel'],
    ] as const
  ).map(([quantity, region]): ReferenceEntry => {
    const [mean, sd] = heel[pace];
    return { ...onPlate(quantity, region), contactTime: paces[pace], mean, sd, scale: 'log', ...shorten };
  }),
);

const forefootEntries = paceNames.flatMap((pace) =>
  forefoot.map(([quantity, region, mean, sd]): ReferenceEntry => {
    const gain = forefootGain[pace];
    const spread = { mean: Math.round(mean * gain), sd: Math.round(sd * gain), scale: 'log' } as const;
    const basis = pace === 'usual' ? 'published' : 'derived';
    return { ...onPlate(quantity, region), contactTime: paces[pace], ...spread, ...putti, basis };
  }),
);

/** We know no published spread for these regions; the limit is a pressure that no healthy foot should carry. */
const otherRegions = (['metatarsal1', 'metatarsal4', 'metatarsal5', 'midfoot', 'toes'] as const).map(
  (region): ReferenceEntry => ({
    ...onPlate('peakPressure', region),
    to: 700,
    watch: [undefined, 700],
    basis: 'convention',
    source: 'Border of ulcer risk of Armstrong et al., J Foot Ankle Surg 37, 1998, 303-307',
  }),
);

/** Difference of the feet, in percent of their mean. */
const usualIndex = 10;

/** The same range as that of the index: the index is four times the distance of a foot's share from one half. */
const usualShare = { from: 50 - usualIndex / 4, to: 50 + usualIndex / 4 } as const;

export const walkingReferences: readonly ReferenceEntry[] = [
  ...heelEntries,
  ...forefootEntries,
  ...otherRegions,
  {
    quantity: 'contactTime',
    kind: 'dynamic',
    from: 0.57,
    to: 0.81,
    basis: 'derived',
    source: '60 % of a gait cycle of 0.95 to 1.35 s: Whittle, Gait Analysis, 2007, appendix 1',
  },
  // The lowest and the highest fifth are below 7.3 and above 21 %: 0.84 deviations from the mean of a normal distribution.
  {
    ...onPlate('excursionIndex'),
    mean: 14.2,
    sd: 8.1,
    basis: 'derived',
    source: 'Quintiles of Hagedorn et al. (Framingham Foot Study), PLoS ONE 8, 2013, e74364',
    system: 'MatScan, barefoot',
  },
  // Mean and deviation give the range -3 to 20 (mean ± 2 sd).
  {
    ...onPlate('progressionAngle'),
    mean: 8.5,
    sd: 5.75,
    basis: 'derived',
    source: 'Staheli et al., J Bone Joint Surg Am 67, 1985, 39-47',
  },
  archOnPlate(),
  ...symmetry('dynamic'),
];

export const standingReferences: readonly ReferenceEntry[] = [
  // 139 kPa on average.
  {
    ...onPlate('heelPressure', undefined, 'static'),
    to: 250,
    watch: [undefined, 350],
    ...standing(),
  },
  // 53 kPa on average.
  {
    ...onPlate('metatarsalPressure', undefined, 'static'),
    to: 150,
    watch: [undefined, 220],
    ...standing(),
  },
  // 60 % on average.
  { ...onPlate('rearShare', undefined, 'static'), from: 50, to: 70, ...standing() },
  // The average is 32 %; a share above half exceeds that of the heel.
  { ...onPlate('foreShare', undefined, 'static'), from: 22, to: 42, watch: [undefined, 50], ...standing() },
  ...symmetry('static'),
];

function onPlate(quantity: QuantityName, region?: RegionName, kind: 'static' | 'dynamic' = 'dynamic') {
  return { quantity, kind, surface: 'plate', ...(region && { region }) } as const;
}

/** The source gives means; the parts that we could read give no spread. The limits are conventions of screening. */
function standing() {
  return {
    basis: 'convention',
    source: 'Screening, around the means of Cavanagh, Rodgers and Iiboshi, Foot & Ankle 7, 1987, 262-276',
    n: 107,
  } as const;
}

/** Of walking only: a standing foot rests its midfoot less, and we found no range for it. */
function archOnPlate(): ReferenceEntry {
  const [from, to] = archBorders;
  return {
    ...onPlate('archIndex'),
    from,
    to,
    watch: [0.03, 0.32],
    basis: 'ours',
    source: 'Extremes of a plate; no published range of one was found',
  };
}

function symmetry(kind: 'static' | 'dynamic'): readonly ReferenceEntry[] {
  const robinson = {
    kind,
    basis: 'convention',
    source: 'Robinson et al., J Manipulative Physiol Ther 10, 1987, 172-176',
  } as const;
  return [
    { quantity: 'symmetryIndex', from: -usualIndex, to: usualIndex, watch: [-20, 20], ...robinson },
    { quantity: 'leftShare', ...usualShare, ...robinson },
    { quantity: 'rightShare', ...usualShare, ...robinson },
  ];
}
