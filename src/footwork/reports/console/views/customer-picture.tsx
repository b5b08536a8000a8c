import type { Analysis } from '../../../../measurement/analysis';
import { highest } from '../../../../measurement/pressure/force';
import type { PostureMeasurement } from '../../../../measurement/storage/report-measurement';
import { PostureFigure } from './posture-figure';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';
import { footOf } from './shown-feet';

interface Props {
  readonly analysis: Analysis;
  readonly posture: PostureMeasurement | undefined;
}

/** A measurement as pictures: the first recording of each foot, or the person from all sides. */
export function CustomerPicture({ analysis: { recordings, kind }, posture }: Props) {
  if (posture) {
    return (
      <div className="posture-figures customer-picture">
        {(['front', 'back', 'left', 'right'] as const).map((view) => {
          const landmarks = posture[view];
          return landmarks && <PostureFigure key={view} view={view} landmarks={landmarks} angles={[]} />;
        })}
      </div>
    );
  }
  const first = recordings.filter(
    (one, at) => recordings.findIndex((other) => footOf(other) === footOf(one)) === at,
  );
  const top = scaleTop(Math.max(...first.map(({ peaks }) => highest(peaks))));
  return (
    <div className="pressure-block-maps customer-picture">
      {first.map((one) => (
        <PressureMap key={footOf(one)} of={one} top_kPa={top} withPath={kind === 'dynamic'} />
      ))}
      <PressureScale top_kPa={top} />
    </div>
  );
}
