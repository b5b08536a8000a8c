import { forefootRegions, heelRegions, type RegionName } from '../footprint/region-mask';
import type { StepAnalysis } from '../step-analysis';
import type { SideQuantityFacts, Unit } from './quantity';

const feet = ['static', 'dynamic'] as const;
const walking = ['dynamic'] as const;
const standing = ['posture'] as const;

const stance = 'De Cock et al., Gait Posture 21, 2005, 432-439';
const archSource = 'Cavanagh and Rodgers, J Biomech 20, 1987, 547-551';

const angle = { unit: '°', digits: 1, of: 'side', group: 'posture', kinds: standing } as const;

/** The quantities of a foot or a leg. */
export const sideQuantities = {
  contactArea: { ...pressure('cm²', 1, (step) => step.contactArea_cm2), annex: 80, main: 50 },
  peakPressure: { ...pressure('kPa', 0, (step) => step.peakPressure_kPa), annex: 10, main: 20 },
  heelPressure: { ...pressure('kPa', 0, (step) => peakOf(step, heelRegions)), annex: 20, main: 22 },
  metatarsalPressure: { ...pressure('kPa', 0, (step) => peakOf(step, forefootRegions)), annex: 30, main: 24 },
  halluxPressure: { ...pressure('kPa', 0, (step) => peakOf(step, ['hallux'])), annex: 40, main: 26 },
  /** Mean of the highest pressures of all loaded cells. */
  meanPressure: pressure('kPa', 0, (step) => step.meanPressure_kPa),
  peakForce: { ...pressure('N', 0, (step) => step.peakForce_N), annex: 50, main: 10 },
  impulse: { ...gait('N·s', 1, (step) => step.impulse_Ns), annex: 60, main: 30 },
  loadingRate: {
    ...gait('N/s', 0, (step) => step.loadingRate_N_per_s),
    source: 'Window of Milner et al., Med Sci Sports Exerc 38, 2006, 323-328',
  },
  contactTime: { ...gait('s', 2, (step) => step.contactTime_s), annex: 70, main: 40 },
  archIndex: {
    unit: '',
    digits: 3,
    of: 'side',
    group: 'arch',
    kinds: feet,
    source: archSource,
    ofStep: (step) => step.archIndex,
    annex: 120,
    main: 60,
  },
  /** Share of the load under the heel: of the impulse when walking, of the force when standing. */
  rearShare: { ...pressure('%', 1, (step) => step.shares?.rear), annex: 90 },
  midShare: { ...pressure('%', 1, (step) => step.shares?.mid), annex: 100 },
  /** Under metatarsal heads and toes. */
  foreShare: { ...pressure('%', 1, (step) => step.shares?.fore), annex: 110 },
  /** Positive is medial. A quantity of our own, see `mediolateralBalance`. */
  balance: { ...pressure('%', 0, (step) => step.balance_percent), sense: 'medial' },
  excursionIndex: {
    ...gait('%', 1, (step) => step.excursion?.excursionIndex_percent),
    source: 'Song et al., J Am Podiatr Med Assoc 86, 1996, 16-23',
    annex: 150,
    main: 80,
  },
  pathLength: { ...gait('mm', 0, (step) => step.excursion?.pathLength_mm), main: 90 },
  pathAcross: { ...gait('mm', 0, (step) => step.excursion?.across_mm), main: 100 },
  pathVelocity: { ...gait('mm/s', 0, (step) => step.excursion?.velocity_mm_per_s), main: 110 },
  initialContact: { ...gait('s', 2, (step) => step.phases?.initialContact_s), source: stance },
  forefootContact: { ...gait('s', 2, (step) => step.phases?.forefootContact_s), source: stance },
  footFlat: { ...gait('s', 2, (step) => step.phases?.footFlat_s), source: stance },
  forefootPushOff: { ...gait('s', 2, (step) => step.phases?.forefootPushOff_s), source: stance },
  progressionAngle: {
    ...gait('°', 1, (step) => step.progressionAngle_deg),
    sense: 'outwards',
    annex: 160,
    main: 120,
  },
  /** From the heel to the toes that touch. */
  footLength: { ...size((_step, foot) => foot.mask?.footLength_mm), annex: 130, main: 70 },
  /** Width of the contact across the foot axis. */
  footWidth: { ...size((_step, foot) => foot.mask && foot.axis?.width_mm), annex: 140, main: 75 },
  /** Hip, knee and ankle from the front: positive is valgus. */
  kneeAngle: { ...angle, sense: 'valgus', annex: 170 },
  /** Heel against lower leg from behind: positive is valgus. */
  rearfootAngle: { ...angle, sense: 'valgus', annex: 180 },
  /** Hip, knee and ankle from this side: positive is bent. */
  kneeFlexion: { ...angle, sense: 'flexion', annex: 190 },
} as const satisfies Record<string, SideQuantityFacts>;

type Reader = NonNullable<SideQuantityFacts['ofStep']>;

/** A quantity of walking and standing feet. */
function pressure(unit: Unit, digits: number, ofStep: Reader): SideQuantityFacts {
  return { unit, digits, of: 'side', group: 'pressure', kinds: feet, ofStep };
}

/** A quantity of walking feet. */
function gait(unit: Unit, digits: number, ofStep: Reader): SideQuantityFacts {
  return { unit, digits, of: 'side', group: 'gait', kinds: walking, ofStep };
}

function size(read: Reader): SideQuantityFacts {
  return { unit: 'mm', digits: 0, of: 'side', group: 'arch', kinds: feet, ofStep: read };
}

function peakOf({ regions }: StepAnalysis, names: readonly RegionName[]): number | undefined {
  return regions && Math.max(...names.map((name) => regions[name].peakPressure_kPa));
}
