import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../measurement/analysis';
import { highest } from '../../../../measurement/pressure/force';
import type { PostureMeasurement } from '../../../../measurement/storage/report-measurement';
import { PostureFigure } from './posture-figure';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';
import { footOf, viewOf } from './shown-feet';

interface Props {
  readonly analysis: Analysis;
  readonly posture: PostureMeasurement | undefined;
}

/** A measurement as pictures: the first recording of each foot, or the person from all sides. */
export function CustomerPicture({ analysis: { recordings, kind }, posture }: Props) {
  const { t } = useTranslation();
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
        <PressureMap
          key={footOf(one)}
          name={t(`measurement.side.${footOf(one)}`)}
          recording={one.recording}
          feet={one.feet}
          pressures={one.peaks}
          view={viewOf(one)}
          top_kPa={top}
          smooth
          withRegions={false}
          withPath={kind === 'dynamic'}
          frame={undefined}
        />
      ))}
      <PressureScale top_kPa={top} />
    </div>
  );
}
