import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPartnerConfig, savePartnerConfig } from '../../../entity/contract/endpoints/partner-config';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import type { Labelled, PageProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { CellProvider } from '../../entity/fields/cell-context';
import { formFields } from '../../entity/form/form-fields';
import { RecordFormPage, type RecordFormPageProps } from '../../entity/form/record-form-page';
import { usePageSurroundings } from '../../entity/record/page-surroundings';
import { RecordFailure } from '../../entity/record/record-failure';
import { RecordLoading } from '../../entity/record/record-loading';
import { History } from '../../entity/show/history';
import '../../entity/show/show.css';
import { saverOf } from './save-config';

interface ConfigFormProps
  extends Pick<PageProps, 'entity' | 'resource'>,
    Pick<RecordFormPageProps, 'title' | 'tools' | 'held'> {
  readonly pcode: string;
}

export function ConfigForm({ entity, resource, pcode, title, tools, held }: ConfigFormProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const surroundings = usePageSurroundings(true);
  const { send } = useEndpointMutation(savePartnerConfig);
  // As they are now; once, whatever is written meanwhile.
  const {
    data: stored,
    error,
    refetch,
  } = useEndpoint(
    getPartnerConfig,
    { query: { pcode } },
    { select: (config) => config as Labelled, gcTime: 0, staleTime: 'static' },
  );
  const [saved, setSaved] = useState<Labelled>();
  const fields = useMemo(
    () => formFields(entity, resource, actor).filter(({ name }) => name !== 'pcode'),
    [entity, resource, actor],
  );
  const save = useMemo(() => {
    const saveOne = saverOf(send, pcode, new Set(fields.map(({ name }) => name)));
    return async (...given: Parameters<typeof saveOne>) => {
      const outcome = await saveOne(...given);
      if (outcome.kind === 'saved') setSaved(outcome.row);
      return outcome;
    };
  }, [send, pcode, fields]);
  if (error) return <RecordFailure error={error} onRetry={refetch} />;
  if (!stored) return <RecordLoading />;
  const latest = saved ?? stored;
  return (
    <>
      <RecordFormPage
        entity={entity}
        resource={resource}
        title={title}
        fields={fields}
        start={stored}
        stored={stored}
        save={save}
        draftName={pcode}
        held={held}
        tools={tools}
      >
        {latest.version === 0 && <p className="config-note">{t('account.config.usual')}</p>}
      </RecordFormPage>
      {latest.version > 0 && (
        <div className="config-history">
          <CellProvider value={surroundings}>
            <History entity={entity} resource={resource} row={latest} />
          </CellProvider>
        </div>
      )}
    </>
  );
}
