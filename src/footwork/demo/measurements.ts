import type { ModelArch } from '../../measurement/foot-model/sole';
import { recordStanding } from '../../measurement/foot-model/standing-foot';
import { landmarksOf } from '../../measurement/foot-model/standing-person';
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
}

const arches: readonly Walker['arches'][] = [
  { left: 'normal', right: 'normal' },
  { left: 'normal', right: 'normal' },
  { left: 'flat', right: 'flat' },
  { left: 'high', right: 'high' },
  { left: 'normal', right: 'flat' },
  { left: 'high', right: 'normal' },
];
const adults = 9;
/** Body mass in kg and length of the foot in mm. */
const children = [
  [24, 182],
  [36, 208],
  [48, 228],
] as const;
/** Customers with a known weight below this are children. */
const lightest_kg = 54;
const visits = 5;
/** The plates of the devices: cells of 5 mm, one foot each. */
const plate = { rows: 62, columns: 30, cell_mm: 5 };
const frameRate_Hz = 60;

/**
 * Measurements of a dozen walkers from the foot model, five of each: computing and packing takes too long for
 * every report of the demo to have its own. A customer always has the same walker, chosen by weight.
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

  /** The measurement that a device records of a customer. */
  of(random: Random, type: ReportType, customer: number, weight_kg?: number): Measurement {
    if (type === 'posture') return standing(random);
    const visit = this.pressures[walkerFor(customer, weight_kg) * visits + random.between(0, visits - 1)];
    if (!visit) throw new Error(`Customer ${customer} is no walker.`);
    return visit[type];
  }
}

function walkerFor(customer: number, weight_kg: number | undefined): number {
  if (weight_kg === undefined || weight_kg >= lightest_kg) return customer % adults;
  const lighter = children.filter(([mass_kg]) => mass_kg < weight_kg);
  return adults + Math.max(0, lighter.length - 1);
}

function walkerOf(random: Random, nth: number): Walker {
  const [mass_kg, footLength_mm] = children[nth - adults] ?? [
    random.between(54, 92),
    random.between(232, 276),
  ];
  return {
    arches: arches[nth % arches.length] as Walker['arches'],
    mass_kg,
    footLength_mm,
    leftShare: random.between(44, 56) / 100,
    toeOut: random.between(1, 9),
  };
}

/** Varies the walker slightly from visit to visit. */
function onVisit(random: Random, walker: Walker): Walker {
  return {
    ...walker,
    mass_kg: walker.mass_kg + random.between(-15, 15) / 10,
    leftShare: walker.leftShare + random.between(-30, 30) / 1000,
    toeOut: walker.toeOut + random.between(-10, 10) / 10,
  };
}

async function pressuresOf(
  { arches: arch, mass_kg, footLength_mm, leftShare, toeOut }: Walker,
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
    const ownFoot = { ...foot(side), mass_kg: mass_kg * (0.75 + share / 2), contactTime_s };
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

function standing(random: Random): Measurement {
  const around = (spread: number) => random.between(-spread * 10, spread * 10) / 10;
  const landmarks = landmarksOf({
    height_mm: random.between(1550, 1880),
    head: around(2),
    shoulders: around(3),
    pelvis: around(3),
    knees: around(5),
    rearfoot: 3 + around(5),
    trunk: around(4),
    neck: 48 + around(8),
  });
  return { version: measurementVersion, landmarks };
}
