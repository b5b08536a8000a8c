import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { explainAccess } from '../../../entity/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useEntities } from '../../data/use-entities';
import { type Asked, askedWith, printAsked, readAsked } from '../../entity/explain/explain-address';
import { RecordLoading } from '../../entity/record/record-loading';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { ExplainForm } from './explain-form';
import './explain.css';
import { Verdict } from './verdict';

/** Explains why an account may or may not do something; the server itself decides. */
export default function ExplainPage() {
  const { t } = useTranslation();
  const entities = useEntities();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('explain.title'));
  const asked = readAsked(query);
  const explained = useExplanation(asked);
  const entity = entities.find(({ name }) => name === asked.entity);
  return (
    <>
      <PageHead title={t('explain.title')} note={t('explain.note')} />
      <div className="explain">
        <ExplainForm
          entities={entities}
          asked={asked}
          onAsk={(change) => setQuery(printAsked(askedWith(asked, change)), { replace: true })}
        />
        <div className="explain-answer" aria-live="polite">
          {explained.fetchStatus === 'idle' && explained.isPending && (
            <p className="explain-empty">{t('explain.choose')}</p>
          )}
          {explained.isFetching && explained.isPending && <RecordLoading />}
          {explained.error && <Alert type="error" showIcon message={explained.error.msg} />}
          {explained.data && entity && <Verdict entity={entity} asked={asked} explained={explained.data} />}
        </div>
      </div>
    </>
  );
}

/** The server's explanation, without a cache, once account and entity are chosen. */
function useExplanation({ manager = 0, entity = '', action, record, field }: Asked) {
  const query = {
    manager,
    entity,
    ...(action !== undefined && { action }),
    ...(record !== undefined && { record }),
    ...(field !== undefined && { field }),
  };
  return useEndpoint(explainAccess, { query }, { enabled: manager > 0 && entity !== '', gcTime: 0 });
}
