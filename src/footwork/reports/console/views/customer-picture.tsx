import { useMemo } from 'react';
import { footOf, type MeasurementPicture, picturedRecording } from '../../../../measurement/picture';
import { highest } from '../../../../measurement/pressure/force';
import { viewsOf } from '../../../../measurement/storage/report-measurement';
import { PostureFigure } from './posture-figure';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';

interface Props {
  readonly picture: MeasurementPicture;
  readonly isPosture: boolean;
}

/** A measurement as pictures: the first recording of each foot, or the person from all sides. */
export function CustomerPicture({ picture, isPosture }: Props) {
  const recordings = useMemo(() => picture.recordings.map(picturedRecording), [picture]);
  if (isPosture) {
    const posture = viewsOf(picture);
    return (
      <div className="posture-figures customer-picture">
        {(['front', 'back', 'left', 'right'] as const).map((view) => {
          const landmarks = posture[view];
          return landmarks && <PostureFigure key={view} view={view} landmarks={landmarks} angles={[]} />;
        })}
      </div>
    );
  }
  const top = scaleTop(Math.max(...recordings.map(({ peaks }) => highest(peaks))));
  return (
    <div className="pressure-block-maps customer-picture">
      {recordings.map((one) => (
        <PressureMap key={footOf(one)} of={one} top_kPa={top} withPath />
      ))}
      <PressureScale top_kPa={top} />
    </div>
  );
}
