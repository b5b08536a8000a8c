import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysisResult, Person } from '../../measurement/analysis';
import type { ReportMeasurement, StoredMeasurement } from '../../measurement/storage/report-measurement';
import type { AnalysedMeasurement, AnalysisRequest } from './analysis-request';
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
  /** As the server has stored it, with what is known of the customer; without it, that of an unknown adult is shown. */
  readonly result?: AnalysisResult | null | undefined;
}

/** A measurement as a report holds it. */
export function StoredMeasurementView({ stored, result }: StoredProps) {
  return <Analysed request={useMemo(() => ({ stored, person: nobody }), [stored])} result={result} />;
}

/** A measurement that was read from files. */
export function MeasurementView({ measurement }: { readonly measurement: ReportMeasurement }) {
  return <Analysed request={useMemo(() => ({ measurement, person: nobody }), [measurement])} />;
}

interface AnalysedProps {
  readonly request: AnalysisRequest;
  readonly result?: AnalysisResult | null | undefined;
}

function Analysed({ request, result }: AnalysedProps) {
  const { t } = useTranslation();
  const state = useAnalysis(request);
  if (state === undefined) return <p role="status">{t('measurement.loading')}</p>;
  if (state === 'damaged') return <p role="alert">{t('measurement.damaged')}</p>;
  const { analysis, posture } = state;
  return <AnalysisView analysis={result ? { ...analysis, ...result } : analysis} posture={posture} />;
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
