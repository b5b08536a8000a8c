import type { Random } from './random';

type ReportType = 'static' | 'dynamic' | 'posture';

/** Cells of a pressure map: across the foot, and from the heel to the toes. */
const [columns, rows] = [8, 14];

/** Where a foot presses, as parts of the map's width and length, with the pressure there in kPa. */
const spots = [
  { across: 0.5, along: 0.14, pressure: 190 },
  { across: 0.3, along: 0.72, pressure: 130 },
  { across: 0.7, along: 0.7, pressure: 160 },
  { across: 0.72, along: 0.93, pressure: 110 },
] as const;

const angles = ['shoulders', 'pelvis', 'left_knee', 'right_knee'] as const;

/** Height in mm and distance from the middle of who stands there; the left half has negative distances. */
const landmarks = [
  ['head', 0, 1650],
  ['left_shoulder', -180, 1400],
  ['right_shoulder', 180, 1400],
  ['left_hip', -120, 900],
  ['right_hip', 120, 900],
  ['left_knee', -110, 480],
  ['right_knee', 110, 480],
  ['left_ankle', -100, 80],
  ['right_ankle', 100, 80],
] as const;

/** What a device records of a person, for a report of the type. */
export function measurementOf(random: Random, type: ReportType): Readonly<Record<string, unknown>> {
  switch (type) {
    case 'static':
      return { columns, left_pressure: footprint(random, true), right_pressure: footprint(random, false) };
    case 'dynamic':
      return { frames: stepFrames(random) };
    case 'posture':
      return {
        landmarks: landmarks.map(([name, x, y]) => ({
          name,
          x: x + random.between(-15, 15),
          y: y + random.between(-40, 40),
        })),
        angles: angles.map((name) => ({ name, value: random.between(-60, 60) / 10 })),
      };
  }
}

/** Pressure row by row, from the heel on; the inner edge of a left foot is on the right. */
function footprint(random: Random, isLeft: boolean): readonly number[] {
  const strength = 0.8 + random.next() * 0.4;
  return Array.from({ length: rows * columns }, (_, cell) => {
    const column = cell % columns;
    const across = ((isLeft ? column : columns - 1 - column) + 0.5) / columns;
    const along = (Math.floor(cell / columns) + 0.5) / rows;
    const pressure = spots.reduce(
      (sum, spot) =>
        sum +
        spot.pressure * Math.exp(-(((across - spot.across) / 0.2) ** 2 + ((along - spot.along) / 0.12) ** 2)),
      0,
    );
    return pressure < 5 ? 0 : Math.round(pressure * strength) + random.between(0, 4);
  });
}

/** Load on each foot while walking, a frame every 50 ms for one second. */
function stepFrames(random: Random): readonly object[] {
  const weight = random.between(480, 920);
  return Array.from({ length: 20 }, (_, frame) => {
    const share = 0.5 + 0.5 * Math.sin((frame / 20) * 2 * Math.PI);
    const left_load = Math.round(weight * share);
    return { time: frame * 50, left_load, right_load: weight - left_load };
  });
}
