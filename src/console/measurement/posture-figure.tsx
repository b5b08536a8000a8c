import { useTranslation } from 'react-i18next';
import type { Landmark } from '../../measurement/posture/landmarks';

export type PostureView = 'front' | 'back' | 'left' | 'right';

interface Props {
  readonly view: PostureView;
  readonly landmarks: object;
}

/** Lines between landmarks; those that are missing leave theirs out. */
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

/** One view of a person. The dashed line is straight up from the middle between the feet. */
export function PostureFigure({ view, landmarks }: Props) {
  const { t } = useTranslation();
  const places = Object.entries(landmarks).filter((entry): entry is [string, Landmark] => isPlace(entry[1]));
  const byName = new Map(places);
  const all = places.map(([, place]) => place);
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const tall = Math.max(bottom - top, 1);
  const margin = tall * 0.06;
  // Wide enough for every view to be drawn to the same height.
  const half = Math.max((right - left) / 2, tall * 0.2) + margin;
  const middle = (left + right) / 2;
  const feet = all.filter(({ y }) => y > bottom - tall * 0.05);
  const plumb = feet.reduce((sum, { x }) => sum + x, 0) / feet.length;
  return (
    <figure className="posture-figure">
      <figcaption>{t(`measurement.posture.view.${view}`)}</figcaption>
      <svg
        viewBox={`${middle - half} ${top - margin} ${2 * half} ${tall + 2 * margin}`}
        role="img"
        aria-label={t(`measurement.posture.view.${view}`)}
      >
        <path className="posture-plumb" d={`M${plumb} ${top - margin}V${bottom + margin}`} />
        {lines[view].map((names) => (
          <path key={names.join()} className="posture-line" d={lineThrough(names, byName)} />
        ))}
        {places.map(([name, { x, y }]) => (
          <circle key={name} className="posture-place" cx={x} cy={y} r={tall * 0.011} />
        ))}
      </svg>
    </figure>
  );
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
