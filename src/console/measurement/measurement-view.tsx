import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../measurement/analysis';
import type { ReportMeasurement, StoredMeasurement } from '../../measurement/storage/report-measurement';
import type { AnalysedMeasurement } from './analysis-request';
import { FindingList } from './finding-list';
import { FootBlock } from './foot-block';
import { PostureBlock } from './posture-block';
import { PressureBlock } from './pressure-block';
import { feetOf } from './shown-feet';
import { useAnalysis } from './use-analysis';
import './measurement.css';

const nobody: Person = {};

interface StoredProps {
  readonly stored: StoredMeasurement;
  readonly person?: Person | undefined;
}

/** A measurement as a report holds it. */
export function StoredMeasurementView({ stored, person = nobody }: StoredProps) {
  return <Analysed request={useMemo(() => ({ stored, person }), [stored, person])} />;
}

/** A measurement that was read from files. */
export function MeasurementView({ measurement }: { readonly measurement: ReportMeasurement }) {
  return <Analysed request={useMemo(() => ({ measurement, person: nobody }), [measurement])} />;
}

function Analysed({ request }: { readonly request: Parameters<typeof useAnalysis>[0] }) {
  const { t } = useTranslation();
  const state = useAnalysis(request);
  if (state === undefined) return <p role="status">{t('measurement.loading')}</p>;
  if (state === 'damaged') return <p role="alert">{t('measurement.damaged')}</p>;
  return <AnalysisView {...state} />;
}

/** Everything that a measurement shows and tells. */
function AnalysisView({ analysis, posture }: AnalysedMeasurement) {
  return (
    <div className="measurement">
      {posture ? <PostureBlock posture={posture} /> : <PressureBlock analysis={analysis} />}
      <FindingList analysis={analysis} />
      <div className="foot-blocks">
        {feetOf(analysis).map(({ side, result, feet }) => (
          <FootBlock key={side} side={side} result={result} feet={feet} analysis={analysis} />
        ))}
      </div>
    </div>
  );
}
