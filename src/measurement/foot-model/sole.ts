import type { PressureRecording, Side } from '../recording';

export type ModelArch = 'high' | 'normal' | 'flat';

/** Where a foot is overloaded: the hallux, or the heads of the second and third metatarsal. */
export type Overload = 'hallux' | 'metatarsals';

/** A foot of the model, for demonstration and tests. */
export interface ModelFoot {
  readonly side: Side;
  readonly arch: ModelArch;
  readonly overload?: Overload;
  /** Factor on the pressure of the overloaded parts; default 5. */
  readonly overloadFactor?: number;
  readonly footLength_mm: number;
  /** Degrees that the foot turns out (positive) or in from the walking direction. */
  readonly progressionAngle_deg: number;
  /** Varies steps and cells slightly; the same seed gives the same recording. */
  readonly seed: number;
}

export interface PlateGrid {
  readonly rows: number;
  readonly columns: number;
  readonly cell_mm: number;
}

/**
 * One part of the sole: a bell-shaped load around a centre, during a part of the contact time. `along`: from the heel,
 * as a fraction of foot length. `across`: from the axis, as a fraction of foot width, medial positive.
 */
export interface LoadedPart {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly width: number;
  readonly pressure_kPa: number;
  readonly from: number;
  readonly to: number;
  /** Time of the peak load as a fraction of the part's time, 0 to 1. */
  readonly peakAt: number;
}

/**
 * Peaks of a person of 70 kg are near the means of Putti et al. (Gait Posture 27, 2008, 501-505): heel 313,
 * hallux 321, second and third metatarsal head 361 and 330 kPa.
 */
const foreParts: readonly LoadedPart[] = [
  part(0.11, 0, 0.065, 0.17, 330, 0, 0.65, 0.3),
  part(0.7, 0.3, 0.042, 0.11, 230, 0.16, 0.97, 0.7),
  part(0.73, 0.12, 0.04, 0.08, 265, 0.14, 0.97, 0.72),
  part(0.71, -0.04, 0.04, 0.08, 270, 0.12, 0.96, 0.7),
  part(0.68, -0.19, 0.04, 0.08, 190, 0.1, 0.94, 0.66),
  part(0.63, -0.33, 0.04, 0.08, 130, 0.08, 0.9, 0.6),
  part(0.9, 0.28, 0.032, 0.08, 260, 0.4, 0.99, 0.75),
  part(0.93, 0.08, 0.016, 0.035, 110, 0.48, 0.99, 0.75),
  part(0.9, -0.06, 0.016, 0.035, 90, 0.46, 0.98, 0.74),
  part(0.86, -0.19, 0.016, 0.035, 70, 0.44, 0.97, 0.72),
  part(0.81, -0.32, 0.016, 0.035, 50, 0.42, 0.95, 0.7),
];

/** The lateral band of the midfoot: absent with a high arch, most of the foot's width with a flat one. */
const midfoot: Readonly<Record<ModelArch, readonly LoadedPart[]>> = {
  high: [],
  normal: [part(0.4, -0.2, 0.13, 0.09, 75, 0.08, 0.62, 0.5)],
  flat: [part(0.4, -0.12, 0.13, 0.19, 95, 0.08, 0.66, 0.5)],
};

/** Foot width as a fraction of foot length. */
const footWidthPart = 0.37;

/** The lowest pressure that a plate shows; it measures in steps of 5 kPa. */
const leastPressure_kPa = 10;
const step_kPa = 5;
export const gravity = 9.81;

/** The parts of a foot, with pressures varied by up to a tenth. */
function partsOf(foot: ModelFoot): readonly LoadedPart[] {
  return [...foreParts, ...midfoot[foot.arch]].map((one) => varied(overloaded(one, foot), foot.seed));
}

const overloadedAt: Readonly<Record<Overload, readonly (readonly [along: number, across: number])[]>> = {
  hallux: [[0.9, 0.28]],
  metatarsals: [
    [0.73, 0.12],
    [0.71, -0.04],
  ],
};

function overloaded(one: LoadedPart, { overload, overloadFactor = 5 }: ModelFoot): LoadedPart {
  const places = overload ? overloadedAt[overload] : [];
  const isMeant = places.some(([along, across]) => one.along === along && one.across === across);
  return isMeant ? { ...one, pressure_kPa: overloadFactor * one.pressure_kPa } : one;
}

/** The cells that a part of the sole loads, and for each the fraction of the part's load. */
export interface LoadedCells {
  readonly part: LoadedPart;
  readonly cells: readonly number[];
  readonly fractions: readonly number[];
}

/** Lays the parts on a plate, with the foot in the middle and the toes at the top. */
export function loadedCells(foot: ModelFoot, plate: PlateGrid): readonly LoadedCells[] {
  const places = placesOf(foot, plate);
  return partsOf(foot).map((part) => {
    const cells: number[] = [];
    const fractions: number[] = [];
    for (const [index, { along, across }] of places.entries()) {
      const distance = ((along - part.along) / part.length) ** 2 + ((across - part.across) / part.width) ** 2;
      if (distance >= 6) continue;
      cells.push(index);
      fractions.push(Math.exp(-distance / 2));
    }
    return { part, cells, fractions };
  });
}

/** Where each cell of the plate lies on the foot. */
function placesOf(foot: ModelFoot, { rows, columns, cell_mm }: PlateGrid) {
  const turn = (foot.progressionAngle_deg * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const medial = foot.side === 'left' ? 1 : -1;
  const middle = { x: (columns * cell_mm) / 2, y: (rows * cell_mm) / 2 };
  return Array.from({ length: rows * columns }, (_, index) => {
    const right = ((index % columns) + 0.5) * cell_mm - middle.x;
    const up = middle.y - (Math.floor(index / columns) + 0.5) * cell_mm;
    return {
      // Turning out moves the toes away from the medial side.
      along: (up * cosine - right * medial * sine) / foot.footLength_mm + 0.5,
      across: (right * medial * cosine + up * sine) / (foot.footLength_mm * footWidthPart),
    };
  });
}

/** The pressures of a plate whose parts carry these loads in kPa. */
export function pressuresOf(
  plate: PlateGrid,
  parts: readonly LoadedCells[],
  loadOf: (part: LoadedPart) => number,
): Float32Array {
  const sums = new Float64Array(plate.rows * plate.columns);
  for (const { part, cells, fractions } of parts) {
    const load = loadOf(part);
    if (load <= 0) continue;
    for (let nth = 0; nth < cells.length; nth++) {
      const cell = cells[nth] ?? 0;
      sums[cell] = (sums[cell] ?? 0) + load * (fractions[nth] ?? 0);
    }
  }
  return Float32Array.from(sums);
}

/**
 * Scales the frames to a peak force in N, and rounds as a plate does. `usual`: the frames of the foot without
 * its overload. They determine the scale, so that the overload adds to the peak force.
 */
export function scaleTo(
  peakForce_N: number,
  frames: readonly Float32Array[],
  plate: PlateGrid,
  usual = frames,
): void {
  const newton = plate.cell_mm ** 2 / 1000;
  const highest = Math.max(...usual.map((frame) => frame.reduce((sum, kPa) => sum + kPa, 0) * newton));
  for (const frame of frames) {
    for (let index = 0; index < frame.length; index++) {
      const pressure = Math.round(((frame[index] ?? 0) * peakForce_N) / highest / step_kPa) * step_kPa;
      frame[index] = pressure < leastPressure_kPa ? 0 : pressure;
    }
  }
}

/** The facts about a plate in a recording. */
export function gridOf({
  rows,
  columns,
  cell_mm,
}: PlateGrid): Omit<PressureRecording, 'format' | 'frames' | 'frameInterval_s'> {
  return {
    surface: 'plate',
    rows,
    columns,
    cellWidth_mm: cell_mm,
    cellHeight_mm: cell_mm,
    cellArea_mm2: cell_mm ** 2,
    trialStarts: [0],
  };
}

function part(
  along: number,
  across: number,
  length: number,
  width: number,
  pressure_kPa: number,
  from: number,
  to: number,
  peakAt: number,
): LoadedPart {
  return { along, across, length, width, pressure_kPa, from, to, peakAt };
}

/** Varies the pressure by up to a tenth, depending on the seed and the position of the part. */
function varied(one: LoadedPart, seed: number): LoadedPart {
  const random = Math.sin(seed * 12.9898 + one.along * 78.233 + one.across * 37.719) * 43758.5453;
  return { ...one, pressure_kPa: one.pressure_kPa * (0.9 + 0.2 * (random - Math.floor(random))) };
}
