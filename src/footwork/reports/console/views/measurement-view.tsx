import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Staged } from '#engine/console/kit/staged';
import type { AnalysisResult, Person } from '../../../../measurement/analysis';
import type {
  ReportMeasurement,
  StoredMeasurement,
} from '../../../../measurement/storage/report-measurement';
import type { AnalysedMeasurement, AnalysisRequest } from './analysis-request';
import { FindingList } from './finding-list';
import { FootBlock } from './foot-block';
import type { SentenceChoice } from './judged-findings';
import { MismatchNote } from './mismatch-note';
import { PostureBlock } from './posture-block';
import { PressureBlock } from './pressure-block';
import { RegionDifference } from './region-difference';
import { feetOf } from './shown-feet';
import { useAnalysis } from './use-analysis';
import './measurement.css';
import './measurement-print.css';
import './recommended-print.css';
import './tables-print.css';

const nobody: Person = {};

interface StoredProps {
  readonly stored: StoredMeasurement;
  /**
   * The server's result, which includes facts about the customer; without it, the browser analyses the measurement as
   * that of an unknown adult.
   */
  readonly result?: AnalysisResult | null | undefined;
  /** The professional's edits of the sentences. */
  readonly choices?: readonly SentenceChoice[];
  /** Whether specialists work in the store. */
  readonly specialistHere?: boolean;
  /** Rendered between the findings and the figures of each foot, or below the note that the measurement is damaged. */
  readonly children?: ReactNode;
}

export function StoredMeasurementView({ stored, ...props }: StoredProps) {
  return <Analysed request={useMemo(() => ({ stored, person: nobody }), [stored])} {...props} />;
}

/** A measurement that was read from files. */
export function MeasurementView({ measurement }: { readonly measurement: ReportMeasurement }) {
  return <Analysed request={useMemo(() => ({ measurement, person: nobody }), [measurement])} />;
}

interface AnalysedProps extends Omit<StoredProps, 'stored'> {
  readonly request: AnalysisRequest;
}

function Analysed({ request, result, choices, specialistHere, children }: AnalysedProps) {
  const { t } = useTranslation();
  const state = useAnalysis(request);
  if (state === undefined) return <p role="status">{t('measurement.loading')}</p>;
  if (state === 'damaged') {
    return (
      <>
        <p role="alert">{t('measurement.damaged')}</p>
        {children}
      </>
    );
  }
  const { analysis, posture } = state;
  const whole = result ? { ...analysis, ...result } : analysis;
  return (
    <div className="measurement">
      <Staged>
        <MismatchNote analysis={whole} />
        {posture ? <PostureBlock posture={posture} /> : <PressureBlock analysis={whole} />}
        <FindingList
          analysis={whole}
          {...(choices && { choices })}
          {...(specialistHere !== undefined && { specialistHere })}
        />
        {children}
        <RegionDifference analysis={whole} />
        <FootBlocks analysis={whole} />
      </Staged>
    </div>
  );
}

/** Pictures and figures of a measurement, without its findings. */
export function MeasurementDetails({ analysis, posture }: AnalysedMeasurement) {
  return (
    <div className="measurement">
      <Staged>
        {posture ? <PostureBlock posture={posture} /> : <PressureBlock analysis={analysis} />}
        <RegionDifference analysis={analysis} />
        <FootBlocks analysis={analysis} />
      </Staged>
    </div>
  );
}

function FootBlocks({ analysis }: Pick<AnalysedMeasurement, 'analysis'>) {
  const feet = feetOf(analysis);
  if (feet.length === 0) return null;
  return (
    <div className="foot-blocks">
      {feet.map(({ side, result, feet }) => (
        <FootBlock key={side} side={side} result={result} feet={feet} analysis={analysis} />
      ))}
    </div>
  );
}
