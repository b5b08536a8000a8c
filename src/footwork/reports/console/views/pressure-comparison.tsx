import { useEffect, useState } from 'react';
import type { AnalysedRecording } from '../../../../measurement/analysis';
import { footOf } from '../../../../measurement/picture';
import { highest } from '../../../../measurement/pressure/force';
import type { StoredMeasurement } from '../../../../measurement/storage/report-measurement';
import { scaleTop } from './pressure-colour';
import { PressureMap } from './pressure-map';
import { PressureScale } from './pressure-scale';
import { analysed } from './use-analysis';
import './measurement.css';

interface Dated {
  readonly id: number;
  /** Date of the measurement. */
  readonly title: string;
  readonly stored: StoredMeasurement;
}

interface Analysed {
  readonly id: number;
  readonly recordings: readonly AnalysedRecording[];
}

/**
 * Maps of the peak pressures of several measurements on one scale. Renders nothing while one is loading or if one is
 * damaged.
 */
export function PressureComparison({ measurements }: { readonly measurements: readonly Dated[] }) {
  const [known, setKnown] = useState<readonly Analysed[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    Promise.all(measurements.map((one) => analyse(one, abort.signal))).then(
      (all) => !abort.signal.aborted && setKnown(all),
      () => !abort.signal.aborted && setKnown([]),
    );
    return () => abort.abort();
  }, [measurements]);
  const shown = measurements.flatMap(({ id, title }) => {
    const recordings = known.find((one) => one.id === id)?.recordings ?? [];
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
                key={`${footOf(one)} ${one.feet[0]?.footprint.cells[0]?.index}`}
                of={one}
                top_kPa={top}
                withPath={one.recording.frames.length > 1}
              />
            ))}
          </div>
        </div>
      ))}
      <PressureScale top_kPa={top} />
    </div>
  );
}

async function analyse({ id, stored }: Dated, signal: AbortSignal): Promise<Analysed> {
  const answer = await analysed({ stored, person: {} }, signal);
  if (!answer) throw new Error('A measurement is damaged.');
  return { id, recordings: answer.analysis.recordings };
}
