import { useTranslation } from 'react-i18next';
import type { Landmark } from '../../../../measurement/posture/landmarks';
import { bodyParts, outlineOf, type PostureView, pathOf } from './posture-outline';

export interface FigureAngle {
  readonly name: string;
  readonly text: string;
  readonly isOutside: boolean;
}

interface Props {
  readonly view: PostureView;
  readonly landmarks: object;
  readonly angles: readonly FigureAngle[];
}

type LabelSide = 'left' | 'right' | 'front' | 'back';

/** Landmark at which an angle's label stands, and its side in the picture. */
const labelPlaces: Readonly<Record<string, readonly [string, LabelSide]>> = {
  head: ['leftEye', 'right'],
  shoulders: ['leftShoulder', 'right'],
  pelvis: ['leftPelvis', 'right'],
  leftKnee: ['leftKnee', 'right'],
  rightKnee: ['rightKnee', 'left'],
  leftRearfoot: ['leftAchilles', 'left'],
  rightRearfoot: ['rightAchilles', 'right'],
  'side.craniovertebral': ['c7', 'back'],
  'side.trunk': ['shoulder', 'front'],
  'side.pelvis': ['frontPelvis', 'front'],
  'side.knee': ['knee', 'back'],
};

/** Lines between landmarks; a line with a missing landmark is omitted. */
const lines: Readonly<Record<PostureView, readonly (readonly string[])[]>> = {
  front: [
    ['rightEye', 'leftEye'],
    ['rightShoulder', 'leftShoulder'],
    ['rightPelvis', 'leftPelvis'],
    ['rightShoulder', 'rightPelvis'],
    ['leftShoulder', 'leftPelvis'],
    ['leftHip', 'leftKnee', 'leftAnkle'],
    ['rightHip', 'rightKnee', 'rightAnkle'],
  ],
  back: [
    ['leftCalf', 'leftAchilles', 'leftHeel'],
    ['rightCalf', 'rightAchilles', 'rightHeel'],
  ],
  left: [
    ['tragus', 'c7', 'shoulder', 'hip', 'knee', 'ankle'],
    ['backPelvis', 'frontPelvis'],
  ],
  right: [
    ['tragus', 'c7', 'shoulder', 'hip', 'knee', 'ankle'],
    ['backPelvis', 'frontPelvis'],
  ],
};

/** One view of a person with angles in degrees. The dashed plumb line starts midway between the feet. */
export function PostureFigure({ view, landmarks, angles }: Props) {
  const { t } = useTranslation();
  const places = Object.entries(landmarks).filter((entry): entry is [string, Landmark] => isPlace(entry[1]));
  const byName = new Map(places);
  const all = places.map(([, place]) => place);
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const tall = Math.max(bottom - top, 1);
  const body = bodyParts(view, { places: byName, tall, ahead: facesRight(landmarks) ? 1 : -1 });
  const outline = outlineOf(body);
  const margin = tall * 0.06;
  // Landmarks do not reach the top: the head extends above the eyes.
  const head = Math.min(top - tall * 0.12, outline.top - margin / 2);
  const floor = Math.max(bottom, outline.bottom) + margin / 2;
  const middle = (left + right) / 2;
  // Leaves room for the labels, and keeps all views at the same height.
  const half =
    Math.max((right - left) / 1.4, tall * 0.3, middle - outline.left, outline.right - middle) + margin;
  // The same size on screen in wide and in tall views.
  const fontSize = Math.max(half * 0.115, tall * 0.043);
  const feet = all.filter(({ y }) => y > bottom - tall * 0.05);
  const plumb = feet.reduce((sum, { x }) => sum + x, 0) / feet.length;
  return (
    <figure className="posture-figure">
      <figcaption>{t(`measurement.posture.view.${view}`)}</figcaption>
      <svg
        viewBox={`${middle - half} ${head} ${2 * half} ${floor - head}`}
        role="img"
        aria-label={t(`measurement.posture.view.${view}`)}
      >
        {(['edge', 'inside'] as const).map((layer) =>
          body.map((part) => (
            <path
              key={`${layer} ${part.key}`}
              className={`posture-body is-${layer}${part.isArea ? ' is-area' : ''}`}
              d={pathOf(part)}
              strokeWidth={layer === 'edge' ? part.thickness + tall * 0.008 : part.thickness}
            />
          )),
        )}
        {sidesOf(byName).map((side, index) => (
          <text
            key={side}
            className="posture-side"
            x={middle + (index === 0 ? -1 : 1) * (half - fontSize / 4)}
            y={head + fontSize}
            fontSize={fontSize}
            textAnchor={index === 0 ? 'start' : 'end'}
          >
            {t(`measurement.load.${side}`)}
          </text>
        ))}
        <path className="posture-plumb" d={`M${plumb} ${head}V${floor}`} />
        {lines[view].map((names) => (
          <path key={names.join()} className="posture-line" d={lineThrough(names, byName)} />
        ))}
        {places.map(([name, { x, y }]) => (
          <circle key={name} className="posture-place" cx={x} cy={y} r={tall * 0.011} />
        ))}
        {angles.map(({ name, text, isOutside }) => {
          const [place, side] = labelPlaces[name] ?? [];
          const at = byName.get(place ?? '');
          if (!at || !side) return null;
          const toRight = isToTheRight(side, landmarks);
          return (
            <text
              key={name}
              className={isOutside ? 'posture-angle is-outside' : 'posture-angle'}
              x={at.x + (toRight ? 1 : -1) * fontSize * 0.7}
              y={at.y}
              fontSize={fontSize}
              textAnchor={toRight ? 'start' : 'end'}
              dominantBaseline="central"
            >
              {text}
            </text>
          );
        })}
      </svg>
    </figure>
  );
}

/** The sides of the person from left to right in the picture; none in a view from the side. */
function sidesOf(places: ReadonlyMap<string, Landmark>): readonly ('left' | 'right')[] {
  const middleOf = (side: string) => {
    const own = [...places].filter(([name]) => name.startsWith(side)).map(([, { x }]) => x);
    return own.reduce((sum, x) => sum + x, 0) / own.length;
  };
  const [left, right] = [middleOf('left'), middleOf('right')];
  if (Number.isNaN(left) || Number.isNaN(right)) return [];
  return left < right ? ['left', 'right'] : ['right', 'left'];
}

function isToTheRight(side: LabelSide, landmarks: object): boolean {
  if (side === 'left' || side === 'right') return side === 'right';
  return (side === 'front') === facesRight(landmarks);
}

function facesRight(landmarks: object): boolean {
  return 'facing' in landmarks && landmarks.facing === 'right';
}

function isPlace(value: unknown): value is Landmark {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

function lineThrough(names: readonly string[], places: ReadonlyMap<string, Landmark>): string {
  return names
    .flatMap((name) => places.get(name) ?? [])
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}
