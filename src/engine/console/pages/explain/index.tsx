import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { explainAccess } from '../../../schema/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useEntities } from '../../data/use-entities';
import {
  type AccessQuestion,
  changedQuestion,
  printQuestion,
  readQuestion,
} from '../../entity/explain/explain-address';
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
  const question = readQuestion(query);
  const explained = useExplanation(question);
  const entity = entities.find(({ name }) => name === question.entity);
  return (
    <>
      <PageHead title={t('explain.title')} note={t('explain.note')} />
      <div className="explain">
        <ExplainForm
          entities={entities}
          question={question}
          onAsk={(change) => setQuery(printQuestion(changedQuestion(question, change)), { replace: true })}
        />
        <div className="explain-answer" aria-live="polite">
          {explained.fetchStatus === 'idle' && explained.isPending && (
            <p className="explain-empty">{t('explain.choose')}</p>
          )}
          {explained.isFetching && explained.isPending && <RecordLoading />}
          {explained.error && <Alert type="error" showIcon message={explained.error.msg} />}
          {explained.data && entity && (
            <Verdict entity={entity} question={question} explained={explained.data} />
          )}
        </div>
      </div>
    </>
  );
}

/** The server's explanation, without a cache, once account and entity are chosen. */
function useExplanation({ manager = 0, entity = '', action, record, field }: AccessQuestion) {
  const query = {
    manager,
    entity,
    ...(action !== undefined && { action }),
    ...(record !== undefined && { record }),
    ...(field !== undefined && { field }),
  };
  return useEndpoint(explainAccess, { query }, { enabled: manager > 0 && entity !== '', gcTime: 0 });
}
