import type { ModelArch, ModelFoot } from '../../measurement/foot-model/sole';
import { recordStanding } from '../../measurement/foot-model/standing-foot';
import { landmarksOf, type StandingPerson } from '../../measurement/foot-model/standing-person';
import { recordStep } from '../../measurement/foot-model/walking-foot';
import type { PressureRecording, Side } from '../../measurement/recording';
import { measurementVersion } from '../../measurement/schema/measurement-schemas';
import { packRecording } from '../../measurement/storage/packed-recording';
import { type Random, randomOf } from './random';

type ReportType = 'static' | 'dynamic' | 'posture';
type Measurement = Readonly<Record<string, unknown>>;

/** A person's way of standing and walking. */
interface Walker {
  readonly arches: Readonly<Record<Side, ModelArch>>;
  readonly mass_kg: number;
  readonly footLength_mm: number;
  /** Fraction of the weight on the left foot. */
  readonly leftShare: number;
  readonly toeOut: number;
  /** Shows in walking only. */
  readonly overloads?: Partial<Readonly<Record<Side, Pick<ModelFoot, 'overload' | 'overloadFactor'>>>>;
}

type Pattern = Partial<Pick<Walker, 'arches' | 'leftShare' | 'overloads'>>;

/** Two walkers of each mass. */
const adultMasses_kg = [56, 64, 72, 80, 88, 96] as const;
const adults = 2 * adultMasses_kg.length;
/** Most adults are healthy; these walkers are not. */
const patterns: { readonly [nth: number]: Pattern } = {
  3: { arches: { left: 'flat', right: 'flat' } },
  5: { leftShare: 0.43 },
  7: { arches: { left: 'high', right: 'high' } },
  9: { arches: { left: 'normal', right: 'flat' } },
  10: { overloads: { left: { overload: 'hallux', overloadFactor: 2.5 } } },
  11: { overloads: { right: { overload: 'metatarsals', overloadFactor: 1.6 } } },
};
/** Body mass in kg and length of the foot in mm. */
const children = [
  [20, 172],
  [26, 188],
  [33, 204],
  [41, 218],
  [49, 230],
] as const;
const visits = 4;
/** The plates of the devices: cells of 5 mm, one foot each. */
const plate = { rows: 62, columns: 30, cell_mm: 5 };
const frameRate_Hz = 60;

/**
 * Measurements of a few walkers from the foot model, four of each: computing and packing takes too long for
 * every report of the demo to have its own. A customer always has the same walker, one of about the same weight,
 * and two visits in a row differ.
 */
export class DemoMeasurements {
  private constructor(
    private readonly pressures: readonly Readonly<Record<'static' | 'dynamic', Measurement>>[],
  ) {}

  static async make(): Promise<DemoMeasurements> {
    const random = randomOf(7);
    const made: Promise<Readonly<Record<'static' | 'dynamic', Measurement>>>[] = [];
    for (let nth = 0; nth < adults + children.length; nth++) {
      const walker = walkerOf(random, nth);
      for (let visit = 0; visit < visits; visit++) {
        made.push(pressuresOf(onVisit(random, walker), nth * visits + visit));
      }
    }
    return new DemoMeasurements(await Promise.all(made));
  }

  /** The measurement that a device records of a customer; `nth` counts the customer's visits, default: any. */
  of(random: Random, type: ReportType, customer: number, weight_kg?: number, nth?: number): Measurement {
    if (type === 'posture') return standing(random, customer);
    const at = (nth ?? random.between(0, visits - 1)) % visits;
    const visit = this.pressures[walkerFor(customer, weight_kg) * visits + at];
    if (!visit) throw new Error(`Customer ${customer} is no walker.`);
    return visit[type];
  }
}

function walkerFor(customer: number, weight_kg: number | undefined): number {
  if (weight_kg === undefined) return customer % adults;
  const masses = [...adultMasses_kg, ...children.map(([mass_kg]) => mass_kg)];
  const distances = masses.map((mass_kg) => Math.abs(mass_kg - weight_kg));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest < adultMasses_kg.length
    ? 2 * nearest + (customer % 2)
    : adults + nearest - adultMasses_kg.length;
}

function walkerOf(random: Random, nth: number): Walker {
  const [mass_kg, footLength_mm] = children[nth - adults] ?? adultOf(random, nth);
  return {
    arches: { left: 'normal', right: 'normal' },
    mass_kg,
    footLength_mm,
    leftShare: random.between(49, 51) / 100,
    toeOut: random.between(1, 9),
    ...patterns[nth],
  };
}

function adultOf(random: Random, nth: number): readonly [mass_kg: number, footLength_mm: number] {
  const mass_kg = adultMasses_kg[Math.floor(nth / 2)] ?? 72;
  return [mass_kg, 190 + Math.round(mass_kg * 0.86) + random.between(-6, 6)];
}

/** Varies the walker slightly from visit to visit. */
function onVisit(random: Random, walker: Walker): Walker {
  return {
    ...walker,
    mass_kg: walker.mass_kg * (1 + random.between(-20, 20) / 1000),
    leftShare: walker.leftShare + random.between(-10, 10) / 1000,
    toeOut: walker.toeOut + random.between(-10, 10) / 10,
  };
}

async function pressuresOf(
  { arches: arch, mass_kg, footLength_mm, leftShare, toeOut, overloads }: Walker,
  seed: number,
): Promise<Readonly<Record<'static' | 'dynamic', Measurement>>> {
  const foot = (side: Side) => ({
    side,
    arch: arch[side],
    footLength_mm,
    progressionAngle_deg: toeOut,
    seed: 2 * seed + (side === 'left' ? 0 : 1),
  });
  const step = (side: Side) => {
    const share = side === 'left' ? leftShare : 1 - leftShare;
    const contactTime_s = 0.63 + share * 0.2;
    const ownFoot = {
      ...foot(side),
      ...overloads?.[side],
      mass_kg: mass_kg * (0.75 + share / 2),
      contactTime_s,
    };
    return packRecording(recordStep(ownFoot, plate, frameRate_Hz), side);
  };
  const stand = (side: Side, load_kg: number) =>
    fromTheHeel(recordStanding({ ...foot(side), load_kg }, plate));
  return {
    static: {
      version: measurementVersion,
      columns: plate.columns,
      cell_width: plate.cell_mm,
      cell_length: plate.cell_mm,
      left_pressure: stand('left', leftShare * mass_kg),
      right_pressure: stand('right', (1 - leftShare) * mass_kg),
    },
    dynamic: { version: measurementVersion, recordings: [await step('left'), await step('right')] },
  };
}

/** Pressures row by row from the heel, as devices send them. */
function fromTheHeel({ rows, columns, frames: [frame] }: PressureRecording): readonly number[] {
  const row = (from: number) => frame?.subarray(from * columns, (from + 1) * columns) ?? [];
  return Array.from({ length: rows }, (_, nth) => [...row(rows - 1 - nth)]).flat();
}

/** Deviations from a healthy posture, in degrees. */
const postures: readonly Partial<StandingPerson>[] = [
  { neck: 45 },
  { shoulders: 4 },
  { pelvis: -4 },
  { knees: 8 },
  { rearfoot: 13 },
];
/** Every fifth customer deviates. */
const deviating = 5;

/** Angles vary about the means of healthy adults: the rearfoot after Sobel et al. (1999), the neck after Yip et al. (2008). */
function standing(random: Random, customer: number): Measurement {
  // The sum of twelve is nearly normally distributed.
  const around = (mean: number, sd: number) =>
    mean + sd * (Array.from({ length: 12 }, () => random.next()).reduce((sum, one) => sum + one, 0) - 6);
  const landmarks = landmarksOf({
    height_mm: random.between(1550, 1880),
    head: around(0, 0.8),
    shoulders: around(0, 0.8),
    pelvis: around(0, 0.8),
    knees: around(0, 1.5),
    rearfoot: around(6.1, 2),
    trunk: around(0, 2),
    neck: around(57, 2.5),
    ...(customer % deviating === 0 && postures[Math.floor(customer / deviating) % postures.length]),
  });
  return { version: measurementVersion, landmarks };
}
