import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { highest } from '../../measurement/pressure/force';
import { type StoredMeasurement, unpackMeasurement } from '../../measurement/storage/report-measurement';
import { type AnalysedRecording, analyseRecording, footOf } from './analysed-recording';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';
import './measurement.css';

interface Dated {
  readonly id: number;
  /** When it was measured. */
  readonly title: string;
  readonly stored: StoredMeasurement;
}

interface Analysed {
  readonly id: number;
  readonly recordings: readonly AnalysedRecording[];
}

/** The highest pressures of measurements side by side, on one scale. Shows nothing while one is unknown or damaged. */
export function PressureComparison({ measurements }: { readonly measurements: readonly Dated[] }) {
  const { t } = useTranslation();
  const [analysed, setAnalysed] = useState<readonly Analysed[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all(measurements.map(analyse)).then(
      (all) => isCurrent && setAnalysed(all),
      () => isCurrent && setAnalysed([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [measurements]);
  const shown = measurements.flatMap(({ id, title }) => {
    const recordings = analysed.find((one) => one.id === id)?.recordings ?? [];
    return recordings.length > 0 ? [{ id, title, recordings }] : [];
  });
  if (shown.length < measurements.length) return null;
  const top = scaleTop(
    Math.max(...shown.flatMap(({ recordings }) => recordings.map(({ peaks }) => highest(peaks)))),
  );
  return (
    <div className="pressure-comparison">
      {shown.map(({ id, title, recordings }) => (
        <div key={id}>
          <h3>{title}</h3>
          <div className="pressure-block-maps">
            {recordings.map((one) => (
              <PressureMap
                key={`${footOf(one)} ${one.view.row} ${one.view.column}`}
                name={t(`measurement.side.${footOf(one)}`)}
                recording={one.recording}
                feet={one.feet}
                pressures={one.peaks}
                view={one.view}
                top_kPa={top}
                smooth
                withRegions={false}
                withPath={one.recording.frames.length > 1}
                frame={undefined}
              />
            ))}
          </div>
        </div>
      ))}
      <PressureScale top_kPa={top} />
    </div>
  );
}

async function analyse({ id, stored }: Dated): Promise<Analysed> {
  const measurement = await unpackMeasurement(stored);
  if (measurement.kind === 'posture') return { id, recordings: [] };
  return {
    id,
    recordings: measurement.recordings.map(({ recording, side }) => analyseRecording(recording, side)),
  };
}
