import { Alert, Upload } from 'antd';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordingFault } from '../../../measurement/readers/recording-fault';
import type { ReportMeasurement } from '../../../measurement/storage/report-measurement';
import { RecordLoading } from '../../entity/record/record-loading';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { LazyMeasurementView } from '../../measurement/lazy-views';
import { type OpenedRecording, openRecording } from './opened-recording';
import './recording.css';

type State = { opened?: OpenedRecording; error?: unknown; loading?: string };

/** Opens a pressure recording from a file: it is read in the browser and goes nowhere else. */
export default function RecordingPage() {
  const { t } = useTranslation();
  const [{ opened, error, loading }, setState] = useState<State>({});
  const latest = useRef(0);
  const measurement = useMemo<ReportMeasurement | undefined>(
    () => opened && { kind: 'dynamic', recordings: [opened] },
    [opened],
  );
  usePageTitle(t('recording.title'));

  async function open(file: File): Promise<void> {
    const own = ++latest.current;
    setState({ loading: file.name });
    const state = await openRecording(file).then(
      (recording): State => ({ opened: recording }),
      (fault: unknown): State => ({ error: fault }),
    );
    if (own === latest.current) setState(state);
  }

  return (
    <>
      <PageHead title={t('recording.title')} note={opened?.name ?? loading} />
      <Upload.Dragger
        className="recording-drop"
        accept=".lst,.asf,.txt"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void open(file);
          return false;
        }}
      >
        <p>{t('recording.drop')}</p>
        <p className="recording-drop-note">{t('recording.formats')}</p>
      </Upload.Dragger>
      <div aria-live="polite">
        {loading !== undefined && <RecordLoading />}
        {error !== undefined && (
          <Alert className="recording-fault" type="error" showIcon message={<FaultText error={error} />} />
        )}
      </div>
      {measurement && (
        <Suspense fallback={<RecordLoading />}>
          <LazyMeasurementView measurement={measurement} />
        </Suspense>
      )}
    </>
  );
}

function FaultText({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (!(error instanceof RecordingFault)) return t('recording.fault.unreadable');
  const sentence = t(`recording.fault.${error.kind}`, error.values);
  return error.line > 0 ? t('recording.fault.atLine', { line: error.line, sentence }) : sentence;
}
