import type { StoredPosture } from '../storage/report-measurement';

/** The posture of a person, in degrees: 0 is straight and level. Lines are positive where the left side is higher. */
export interface StandingPerson {
  readonly height_mm: number;
  readonly head: number;
  readonly shoulders: number;
  readonly pelvis: number;
  /** Positive: knock-kneed. */
  readonly knees: number;
  /** Positive: turned outwards. */
  readonly rearfoot: number;
  readonly trunk: number;
  /** Angle of the line from the seventh cervical vertebra to the ear against the floor; about 50 when upright. */
  readonly neck: number;
}

/** Heights and half widths as fractions of body height, after Drillis and Contini (1966). */
const body = {
  eye: [0.936, 0.018],
  shoulder: [0.818, 0.11],
  pelvis: [0.56, 0.075],
  hip: [0.53, 0.055],
  knee: [0.285, 0.055],
  ankle: [0.039, 0.05],
} as const;

/** The landmarks of all views, in mm, x to the right of the picture and y downwards from the top of the head. */
export function landmarksOf(person: StandingPerson): StoredPosture['landmarks'] {
  return [...front(person), ...back(person), ...side(person, 'left'), ...side(person, 'right')];
}

type Landmarks = StoredPosture['landmarks'];

function front(person: StandingPerson): Landmarks {
  const pair = (name: string, part: readonly [number, number], tilt: number, out = 0): Landmarks => {
    const [height, half] = [part[0] * person.height_mm, part[1] * person.height_mm];
    const lift = half * Math.tan(radians(tilt));
    const y = person.height_mm - height;
    // The person faces the camera: their left side is on the right of the picture.
    return [
      { view: 'front', name: `left${name}`, x: round(half + out), y: round(y - lift) },
      { view: 'front', name: `right${name}`, x: round(-half - out), y: round(y + lift) },
    ];
  };
  const shank = (body.knee[0] - body.ankle[0]) * person.height_mm;
  return [
    ...pair('Eye', body.eye, person.head),
    ...pair('Shoulder', body.shoulder, person.shoulders),
    ...pair('Pelvis', body.pelvis, person.pelvis),
    ...pair('Hip', body.hip, 0),
    ...pair('Knee', body.knee, 0),
    ...pair('Ankle', body.ankle, 0, shank * Math.tan(radians(person.knees))),
  ];
}

function back({ height_mm, rearfoot }: StandingPerson): Landmarks {
  const foot = (name: string, outwards: 1 | -1): Landmarks => {
    const x = outwards * body.ankle[1] * height_mm;
    const heel = 55 * Math.tan(radians(rearfoot)) * outwards;
    return [
      { view: 'back', name: `${name}Calf`, x: round(x), y: round(height_mm - 300) },
      { view: 'back', name: `${name}Achilles`, x: round(x), y: round(height_mm - 75) },
      { view: 'back', name: `${name}Heel`, x: round(x + heel), y: round(height_mm - 20) },
    ];
  };
  return [...foot('left', -1), ...foot('right', 1)];
}

function side(person: StandingPerson, view: 'left' | 'right'): Landmarks {
  const ahead = view === 'right' ? 1 : -1;
  const at = (name: string, forward: number, height: number) => ({
    view,
    name,
    x: round(forward * ahead),
    y: round(person.height_mm - height),
  });
  const { height_mm } = person;
  const hip = body.hip[0] * height_mm;
  const shoulder = body.shoulder[0] * height_mm;
  const lean = (shoulder - hip) * Math.tan(radians(person.trunk));
  const neck = { forward: lean - 45, height: shoulder + 40 };
  return [
    at('tragus', neck.forward + 95, neck.height + 95 * Math.tan(radians(person.neck))),
    at('c7', neck.forward, neck.height),
    at('shoulder', lean, shoulder),
    at('frontPelvis', 70, body.pelvis[0] * height_mm - 12),
    at('backPelvis', -70, body.pelvis[0] * height_mm + 12),
    at('hip', 0, hip),
    at('knee', 5, body.knee[0] * height_mm),
    at('ankle', -15, body.ankle[0] * height_mm),
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10;
}
