import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#engine/console/kit/button';
import type { AnalysisResult } from '../../../../measurement/analysis';
import type { StoredMeasurement } from '../../../../measurement/storage/report-measurement';
import { MeasurementDetails } from '../../../reports/console/views/measurement-view';
import { useAnalysis } from '../../../reports/console/views/use-analysis';
import { loadMeasurement, type OpenSheet, SheetFault } from './sheet-source';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly message: string; readonly language: string }
  | { readonly kind: 'loaded'; readonly measurement: object };

interface Props {
  readonly opened: OpenSheet;
}

/** Pictures and figures for professionals, from the measurement, which it loads. */
export default function SheetDetails({ opened }: Props) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<State>({ kind: 'loading' });
  // The server words its refusal in the language of the call.
  if (state.kind === 'refused' && state.language !== i18n.language) setState({ kind: 'loading' });
  useEffect(() => {
    if (state.kind !== 'loading') return;
    let isCurrent = true;
    const { language } = i18next;
    loadMeasurement(opened.source, opened.password, language).then(
      (measurement) => {
        if (!isCurrent) return;
        if (measurement) setState({ kind: 'loaded', measurement });
        else opened.reload();
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof SheetFault) setState({ kind: 'refused', message: error.message, language });
        else setState({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [state, opened]);
  if (state.kind === 'loading') return <p role="status">{t('measurement.loading')}</p>;
  if (state.kind === 'loaded') return <Analysed opened={opened} measurement={state.measurement} />;
  if (state.kind === 'refused') return <p role="alert">{state.message}</p>;
  return (
    <>
      <p role="alert">{t('share.failed')}</p>
      <Button onClick={() => setState({ kind: 'loading' })}>{t('share.retry')}</Button>
    </>
  );
}

function Analysed({ opened, measurement }: Props & { readonly measurement: object }) {
  const { t } = useTranslation();
  const { type, analysis: result } = opened.sheet;
  const request = useMemo(
    // Safe cast: the server has validated the measurement against its type.
    () => ({ stored: { type, measurement } as unknown as StoredMeasurement, person: {} }),
    [type, measurement],
  );
  const state = useAnalysis(request);
  if (state === undefined) return <p role="status">{t('measurement.loading')}</p>;
  if (state === 'damaged') return <p role="alert">{t('measurement.damaged')}</p>;
  const analysis = result ? { ...state.analysis, ...(result as unknown as AnalysisResult) } : state.analysis;
  return <MeasurementDetails analysis={analysis} posture={state.posture} />;
}
