import type { Landmark } from '../../../../measurement/posture/landmarks';

export type PostureView = 'front' | 'back' | 'left' | 'right';

/** A body part as a path of its thickness through places; an area is also filled. */
export interface BodyPart {
  readonly key: string;
  readonly through: readonly Landmark[];
  readonly thickness: number;
  readonly isArea: boolean;
}

interface Body {
  readonly places: ReadonlyMap<string, Landmark>;
  /** Height of the figure from the top landmark to the bottom one; sizes of body parts are shares of it. */
  readonly tall: number;
  /** Horizontal direction in which a person in side view looks: 1 right, -1 left. */
  readonly ahead: 1 | -1;
}

/** Outline of a body around the landmarks of a view; an illustration only. Parts with missing landmarks are omitted. */
export function bodyParts(view: PostureView, body: Body): readonly BodyPart[] {
  if (view === 'front') return fromFront(body);
  return view === 'back' ? fromBehind(body) : fromSide(body);
}

export function pathOf({ through, isArea }: BodyPart): string {
  return `M${through.map(({ x, y }) => `${x} ${y}`).join('L')}${isArea ? 'Z' : ''}`;
}

/**
 * The edges of the whole outline. Without parts, left and top are Infinity, and right and bottom are
 * -Infinity.
 */
export function outlineOf(parts: readonly BodyPart[]) {
  const edge = (furthest: typeof Math.min, axis: 'x' | 'y', outwards: 1 | -1) =>
    furthest(
      ...parts.flatMap(({ through, thickness }) =>
        through.map((place) => place[axis] + (outwards * thickness) / 2),
      ),
    );
  return {
    left: edge(Math.min, 'x', -1),
    right: edge(Math.max, 'x', 1),
    top: edge(Math.min, 'y', -1),
    bottom: edge(Math.max, 'y', 1),
  };
}

function fromFront({ places, tall }: Body): readonly BodyPart[] {
  const eyes = middle(places.get('leftEye'), places.get('rightEye'));
  const neck = middle(places.get('leftShoulder'), places.get('rightShoulder'));
  const inFront = (name: string, outwards: 1 | -1) => {
    const [shoulder, hip] = [places.get(`${name}Shoulder`), places.get(`${name}Hip`)];
    const ankle = places.get(`${name}Ankle`);
    return [
      limb(`${name} thigh`, [hip, places.get(`${name}Knee`)], 0.1 * tall),
      limb(`${name} shank`, [places.get(`${name}Knee`), ankle], 0.07 * tall),
      limb(`${name} foot`, [ankle, moved(ankle, outwards * 0.02 * tall, 0.03 * tall)], 0.055 * tall),
      limb(
        `${name} arm`,
        [
          shoulder,
          moved(shoulder, outwards * 0.035 * tall, 0.18 * tall),
          moved(shoulder, outwards * 0.05 * tall, 0.38 * tall),
        ],
        0.048 * tall,
      ),
    ];
  };
  // Facing the camera, the person's left side is on the right of the picture.
  return [
    limb('head', [moved(eyes, 0, -0.02 * tall), moved(eyes, 0, 0.02 * tall)], 0.105 * tall),
    limb('neck', [eyes, neck], 0.06 * tall),
    area(
      'trunk',
      ['rightShoulder', 'leftShoulder', 'leftPelvis', 'leftHip', 'rightHip', 'rightPelvis'].map((name) =>
        places.get(name),
      ),
      0.06 * tall,
    ),
    ...inFront('left', 1),
    ...inFront('right', -1),
  ].flat();
}

/** The view from behind has landmarks of the lower legs only. */
function fromBehind({ places, tall }: Body): readonly BodyPart[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const [calf, achilles, heel] = ['Calf', 'Achilles', 'Heel'].map((name) => places.get(`${side}${name}`));
    const across = [
      [moved(calf, 0, -0.12 * tall), 0.17],
      [calf, 0.18],
      [achilles, 0.08],
      [heel, 0.1],
    ] as const;
    return area(
      `${side} leg`,
      [
        ...across.map(([place, half]) => moved(place, -half * tall, 0)),
        ...across.toReversed().map(([place, half]) => moved(place, half * tall, 0)),
      ],
      0.05 * tall,
    );
  });
}

function fromSide({ places, tall, ahead }: Body): readonly BodyPart[] {
  const [ear, c7, shoulder, hip] = ['tragus', 'c7', 'shoulder', 'hip'].map((name) => places.get(name));
  const [knee, ankle] = [places.get('knee'), places.get('ankle')];
  const face = moved(ear, ahead * 0.015 * tall, 0);
  return [
    limb('head', [moved(face, 0, -0.025 * tall), moved(face, 0, 0.015 * tall)], 0.12 * tall),
    limb('neck', [ear, middle(c7, shoulder)], 0.06 * tall),
    area('shoulder', [c7, shoulder, hip], 0.09 * tall),
    limb('trunk', [shoulder, hip], 0.12 * tall),
    limb('pelvis', [places.get('backPelvis'), places.get('frontPelvis')], 0.05 * tall),
    limb('thigh', [hip, knee], 0.1 * tall),
    limb('shank', [knee, ankle], 0.07 * tall),
    limb(
      'foot',
      [moved(ankle, -ahead * 0.015 * tall, 0.02 * tall), moved(ankle, ahead * 0.1 * tall, 0.028 * tall)],
      0.04 * tall,
    ),
  ].flat();
}

type Place = Landmark | undefined;

function limb(key: string, through: readonly Place[], thickness: number): readonly BodyPart[] {
  return part(key, through, thickness, false);
}

function area(key: string, around: readonly Place[], thickness: number): readonly BodyPart[] {
  return part(key, around, thickness, true);
}

/** Empty if a place is missing. */
function part(
  key: string,
  through: readonly Place[],
  thickness: number,
  isArea: boolean,
): readonly BodyPart[] {
  const known = through.filter((place) => place !== undefined);
  if (known.length < through.length) return [];
  return [{ key, through: known, thickness, isArea }];
}

function moved(place: Place, x: number, y: number): Place {
  return place && { x: place.x + x, y: place.y + y };
}

function middle(one: Place, other: Place): Place {
  return one && other && { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
