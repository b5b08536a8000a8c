import { Alert, Upload } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '#engine/console/data/session';
import { useEntities } from '#engine/console/data/use-entities';
import { RecordLoading } from '#engine/console/entity/record/record-loading';
import { Button } from '#engine/console/kit/button';
import { PageHead } from '#engine/console/kit/page-head';
import { usePageTitle } from '#engine/console/kit/page-title';
import { holdsPerm } from '#engine/schema/access/perms';
import { RecordingFault } from '../../../../measurement/readers/recording-fault';
import { mostRecordings } from '../../../../measurement/schema/measurement-schemas';
import type { ReportMeasurement } from '../../../../measurement/storage/report-measurement';
import { LazyMeasurementView } from '../../../reports/console/views/lazy-views';
import { importPermission } from '../../../reports/endpoints/report';
import { type FileFault, type OpenedRecording, openRecordings } from './opened-recording';
import './recording.css';

const StoreDialog = lazy(() => import('./store-dialog'));

const entityNames = ['report'];

interface State {
  readonly opened?: readonly OpenedRecording[];
  readonly fault?: FileFault;
  readonly isTooMany?: boolean;
  /** Names of the files. */
  readonly loading?: string;
}

/** Opens pressure recordings from files and analyses them in the browser; they can be stored as a report. */
export default function RecordingPage() {
  const { t } = useTranslation();
  const [report] = useEntities(entityNames);
  const canStore = holdsPerm(useActor(), importPermission);
  const [isStoring, setStoring] = useState(false);
  const [{ opened, fault, isTooMany, loading }, setState] = useState<State>({});
  const latest = useRef(0);
  const measurement = useMemo<ReportMeasurement | undefined>(
    () => opened && { kind: 'dynamic', recordings: opened },
    [opened],
  );
  usePageTitle(t('recording.title'));

  async function open(files: readonly File[]): Promise<void> {
    const own = ++latest.current;
    if (files.length > mostRecordings) return setState({ isTooMany: true });
    setState({ loading: files.map(({ name }) => name).join(', ') });
    const state = await openRecordings(files);
    if (own === latest.current) setState(state);
  }

  return (
    <>
      <PageHead title={t('recording.title')} note={opened?.map(({ name }) => name).join(', ') ?? loading}>
        {canStore && report && opened && (
          <Button look="primary" onClick={() => setStoring(true)}>
            {t('recording.store.button')}
          </Button>
        )}
      </PageHead>
      <Upload.Dragger
        className="recording-drop"
        accept=".lst,.asf,.txt"
        multiple
        showUploadList={false}
        beforeUpload={(file, files) => {
          // antd calls this once for each file.
          if (file === files[0]) void open(files);
          return false;
        }}
      >
        <p>{t('recording.drop')}</p>
        <p className="recording-drop-note">{t('recording.formats')}</p>
      </Upload.Dragger>
      <div aria-live="polite">
        {loading !== undefined && <RecordLoading />}
        {isTooMany && <FaultAlert text={t('recording.many', { limit: mostRecordings })} />}
        {fault && <FaultAlert text={<FaultText {...fault} />} />}
      </div>
      {measurement && (
        <Suspense fallback={<RecordLoading />}>
          <LazyMeasurementView measurement={measurement} />
        </Suspense>
      )}
      {isStoring && report && opened && (
        <Suspense>
          <StoreDialog entity={report} opened={opened} onClose={() => setStoring(false)} />
        </Suspense>
      )}
    </>
  );
}

function FaultAlert({ text }: { readonly text: ReactNode }) {
  return <Alert className="recording-fault" type="error" showIcon message={text} />;
}

function FaultText({ name, error }: FileFault) {
  const { t } = useTranslation();
  if (!(error instanceof RecordingFault)) {
    return t('recording.inFile', { name, sentence: t('recording.fault.unreadable') });
  }
  const sentence = t(`recording.fault.${error.kind}`, error.values);
  return t('recording.inFile', {
    name,
    sentence: error.line > 0 ? t('recording.fault.atLine', { line: error.line, sentence }) : sentence,
  });
}
