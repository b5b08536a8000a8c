import {
  type BackView,
  backLandmarks,
  type FrontView,
  frontLandmarks,
  type Landmark,
  type SideView,
  sideLandmarks,
} from '../posture/landmarks';
import type { PressureRecording, Side } from '../recording';
import { type PackedRecording, unpackRecording } from './packed-recording';

export type ReportMeasurement = PressureMeasurement | PostureMeasurement;

export interface PressureMeasurement {
  /** A static recording has a single frame, and no time. */
  readonly kind: 'static' | 'dynamic';
  readonly recordings: readonly SidedRecording[];
}

export interface SidedRecording {
  readonly recording: PressureRecording;
  /** The side that the device reports; else it is derived from the shape of the foot, if possible. */
  readonly side: Side | undefined;
}

export interface PostureMeasurement {
  readonly kind: 'posture';
  readonly front: FrontView | undefined;
  readonly back: BackView | undefined;
  /** The person seen from their left and from their right. */
  readonly left: SideView | undefined;
  readonly right: SideView | undefined;
}

/** The stored forms, as `staticMeasurement`, `dynamicMeasurement` and `postureMeasurement` describe them. */
export interface StoredStatic {
  readonly columns: number;
  /** mm */
  readonly cell_width: number;
  /** mm */
  readonly cell_length: number;
  readonly left_pressure: readonly number[];
  readonly right_pressure: readonly number[];
}

export interface StoredDynamic {
  readonly recordings: readonly PackedRecording[];
}

export interface StoredPosture {
  readonly landmarks: readonly {
    readonly view: string;
    readonly name: string;
    readonly x: number;
    readonly y: number;
  }[];
}

export type StoredMeasurement =
  | { readonly type: 'static'; readonly measurement: StoredStatic }
  | { readonly type: 'dynamic'; readonly measurement: StoredDynamic }
  | { readonly type: 'posture'; readonly measurement: StoredPosture };

/** Throws where packed pressures are damaged. */
export async function unpackMeasurement(stored: StoredMeasurement): Promise<ReportMeasurement> {
  switch (stored.type) {
    case 'static':
      return { kind: 'static', recordings: feetOf(stored.measurement) };
    case 'dynamic':
      return { kind: 'dynamic', recordings: await sidedRecordings(stored.measurement) };
    case 'posture':
      return viewsOf(stored.measurement);
  }
}

/** Sequential: each may need 150 MB while it is unpacked. */
async function sidedRecordings({ recordings }: StoredDynamic): Promise<readonly SidedRecording[]> {
  const unpacked: SidedRecording[] = [];
  for (const packed of recordings)
    unpacked.push({ recording: await unpackRecording(packed), side: packed.side });
  return unpacked;
}

function feetOf(stored: StoredStatic): readonly SidedRecording[] {
  return [
    { side: 'left', recording: stillFoot(stored, stored.left_pressure) },
    { side: 'right', recording: stillFoot(stored, stored.right_pressure) },
  ];
}

/** Devices send the heel first; a picture has the toes at the top. */
function stillFoot(
  { columns, cell_width, cell_length }: StoredStatic,
  pressures: readonly number[],
): PressureRecording {
  const rows = Math.ceil(pressures.length / columns);
  const frame = new Float32Array(rows * columns);
  for (const [index, kPa] of pressures.entries()) {
    const row = rows - 1 - Math.floor(index / columns);
    frame[row * columns + (index % columns)] = kPa;
  }
  return {
    format: 'device',
    surface: 'plate',
    rows,
    columns,
    cellWidth_mm: cell_width,
    cellHeight_mm: cell_length,
    cellArea_mm2: cell_width * cell_length,
    frameInterval_s: 0,
    frames: [frame],
    trialStarts: [0],
  };
}

export function viewsOf({ landmarks }: StoredPosture): PostureMeasurement {
  const left = placesOf(landmarks, 'left', sideLandmarks);
  const right = placesOf(landmarks, 'right', sideLandmarks);
  return {
    kind: 'posture',
    front: placesOf(landmarks, 'front', frontLandmarks),
    back: placesOf(landmarks, 'back', backLandmarks),
    // In a view from their left side, the person looks to the left of the picture.
    left: left && { ...left, facing: 'left' },
    right: right && { ...right, facing: 'right' },
  };
}

/** Undefined without any landmark of the view. */
function placesOf<Name extends string>(
  landmarks: StoredPosture['landmarks'],
  view: string,
  names: readonly Name[],
): { readonly [name in Name]?: Landmark } | undefined {
  const known = new Set<string>(names);
  const found = landmarks.filter((one) => one.view === view && known.has(one.name));
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(({ name, x, y }) => [name, { x, y }])) as {
    [name in Name]?: Landmark;
  };
}
