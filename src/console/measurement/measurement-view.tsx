import { useMemo } from 'react';
import { findingsOf } from '../../measurement/findings/findings-of';
import type { ReportMeasurement } from '../../measurement/storage/report-measurement';
import { AdviceList } from './advice-list';
import { analyseRecording, feetOf } from './analysed-recording';
import { FootBlock } from './foot-block';
import { PostureBlock } from './posture-block';
import { PressureBlock } from './pressure-block';
import './measurement.css';

/** Everything that a measurement shows and tells. */
export function MeasurementView({ measurement }: { readonly measurement: ReportMeasurement }) {
  const recordings = useMemo(
    () =>
      measurement.kind === 'posture'
        ? []
        : measurement.recordings.map(({ recording, side }) => analyseRecording(recording, side)),
    [measurement],
  );
  const findings = useMemo(() => findingsOf(measurement), [measurement]);
  return (
    <div className="measurement">
      {measurement.kind === 'posture' ? (
        <PostureBlock posture={measurement} />
      ) : (
        <PressureBlock recordings={recordings} findings={findings} />
      )}
      <AdviceList findings={findings} />
      <div className="foot-blocks">
        {feetOf(recordings).map((foot) => (
          <FootBlock key={`${foot.side} ${foot.footprint.cells[0]?.index}`} foot={foot} />
        ))}
      </div>
    </div>
  );
}
