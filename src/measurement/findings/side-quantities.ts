import type { Quantity } from './quantity';

const feet = ['static', 'dynamic'] as const;
const walking = ['dynamic'] as const;
const standing = ['posture'] as const;

/** The quantities of a foot or a leg. */
export const sideQuantities = {
  contactArea: { unit: 'cm²', digits: 1, of: 'side', group: 'pressure', kinds: feet },
  /**
   * Barefoot walking: 588 kPa (6 kg/cm²), above which Frykberg et al. (Diabetes Care 21, 1998, 1714-1719) saw
   * more ulcers. Standing: 139 kPa under the heel on average (Cavanagh, Rodgers and Iiboshi, Foot & Ankle 7,
   * 1987, 262-276); screening bounds it by 250.
   */
  peakPressure: {
    unit: 'kPa',
    digits: 0,
    of: 'side',
    group: 'pressure',
    kinds: feet,
    normal: { static: { from: 0, to: 250 }, dynamic: { from: 0, to: 588 } },
  },
  /** Of the heel alone, with the borders of `peakPressure`. */
  heelPressure: {
    unit: 'kPa',
    digits: 0,
    of: 'side',
    group: 'pressure',
    kinds: feet,
    normal: { static: { from: 0, to: 250 }, dynamic: { from: 0, to: 588 } },
  },
  /**
   * Of metatarsal heads and toes. Standing: 53 kPa on average (Cavanagh, Rodgers and Iiboshi, 1987); screening
   * bounds it by 150. Walking: as `peakPressure`.
   */
  forefootPressure: {
    unit: 'kPa',
    digits: 0,
    of: 'side',
    group: 'pressure',
    kinds: feet,
    normal: { static: { from: 0, to: 150 }, dynamic: { from: 0, to: 588 } },
  },
  /** Mean of the highest pressures of all loaded cells. */
  meanPressure: { unit: 'kPa', digits: 0, of: 'side', group: 'pressure', kinds: feet },
  peakForce: { unit: 'N', digits: 0, of: 'side', group: 'pressure', kinds: feet },
  impulse: { unit: 'N·s', digits: 1, of: 'side', group: 'pressure', kinds: walking },
  loadingRate: { unit: 'N/s', digits: 0, of: 'side', group: 'gait', kinds: walking },
  /**
   * 60 % of a gait cycle of 0.95 to 1.35 s, the range of free walking of adults (Whittle, Gait Analysis,
   * 2007, appendix 1).
   */
  contactTime: {
    unit: 's',
    digits: 2,
    of: 'side',
    group: 'gait',
    kinds: walking,
    normal: { dynamic: { from: 0.57, to: 0.81 } },
  },
  /** The quartiles of Cavanagh and Rodgers (J Biomech 20, 1987, 547-551). */
  archIndex: {
    unit: '',
    digits: 3,
    of: 'side',
    group: 'arch',
    kinds: feet,
    normal: { static: { from: 0.21, to: 0.26 }, dynamic: { from: 0.21, to: 0.26 } },
  },
  /** Share of the load under the heel. Standing: 60 % on average (Cavanagh, Rodgers and Iiboshi, 1987), give or take 10. */
  rearShare: {
    unit: '%',
    digits: 0,
    of: 'side',
    group: 'pressure',
    kinds: feet,
    normal: { static: { from: 50, to: 70 } },
  },
  midShare: { unit: '%', digits: 0, of: 'side', group: 'pressure', kinds: feet },
  /** Of metatarsal heads and toes. Standing: 32 % on average (Cavanagh, Rodgers and Iiboshi, 1987), give or take 10. */
  foreShare: {
    unit: '%',
    digits: 0,
    of: 'side',
    group: 'pressure',
    kinds: feet,
    normal: { static: { from: 22, to: 42 } },
  },
  /** Positive is medial. */
  balance: { unit: '%', digits: 0, of: 'side', group: 'gait', kinds: feet },
  /**
   * The lowest and the highest fifth of the Framingham Foot Study (Hagedorn et al., PLoS ONE 8, 2013, e74364)
   * are below 7.3 % (pronated) and above 21 % (supinated).
   */
  excursionIndex: {
    unit: '%',
    digits: 1,
    of: 'side',
    group: 'gait',
    kinds: walking,
    normal: { dynamic: { from: 7.3, to: 21 } },
  },
  /** Two standard deviations around the mean of adults (Staheli et al., J Bone Joint Surg Am 67, 1985, 39-47). */
  progressionAngle: {
    unit: '°',
    digits: 1,
    of: 'side',
    group: 'gait',
    kinds: walking,
    normal: { dynamic: { from: -3, to: 20 } },
  },
  /** Length of the contact. */
  footLength: { unit: 'mm', digits: 0, of: 'side', group: 'arch', kinds: feet },
  /** Width of the contact across the foot axis. */
  footWidth: { unit: 'mm', digits: 0, of: 'side', group: 'arch', kinds: feet },
  /** Hip, knee and ankle from the front: positive is valgus. A convention of screening. */
  kneeAngle: {
    unit: '°',
    digits: 1,
    of: 'side',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: -4, to: 4 } },
  },
  /**
   * Heel against lower leg from behind: positive is valgus. Healthy adults stand in 6.1° of valgus, with a
   * deviation of 2.7 (Sobel et al., J Am Podiatr Med Assoc 89, 1999, 258-264); screening takes 0 to 8.
   */
  rearfootAngle: {
    unit: '°',
    digits: 1,
    of: 'side',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: 0, to: 8 } },
  },
  /**
   * Hip, knee and ankle from this side: positive is bent. More than 5° overstretched is genu recurvatum
   * (Loudon, Goist and Loudon, J Orthop Sports Phys Ther 27, 1998, 361-367).
   */
  kneeFlexion: {
    unit: '°',
    digits: 1,
    of: 'side',
    group: 'posture',
    kinds: standing,
    normal: { posture: { from: -5, to: 5 } },
  },
} as const satisfies Record<string, Quantity & { of: 'side' }>;
