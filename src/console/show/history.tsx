import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../entity/entity';
import { RecordLoading } from '../record/record-loading';
import type { AnyResource, Labelled } from '../resource';
import { HistoryItem } from './history-item';
import { useHistory } from './use-history';

interface HistoryProps {
  readonly entity: Entity;
  readonly resource: AnyResource;
  readonly row: Labelled;
}

/** Who changed what, and when. */
export function History({ entity, resource, row }: HistoryProps) {
  const { t } = useTranslation();
  const history = useHistory(entity, row.id);
  const title = t('show.history.title');
  return (
    <section className="show-section" aria-label={title}>
      <h2>{title}</h2>
      {history.isPending && <RecordLoading />}
      {history.error && (
        <p role="alert">
          {history.error.msg} <Button onClick={() => history.refetch()}>{t('show.retry')}</Button>
        </p>
      )}
      {history.data?.length === 0 && <p className="cell-muted">{t('show.history.none')}</p>}
      {history.data && history.data.length > 0 && (
        <ol className="show-history">
          {history.data.map((entry) => (
            <HistoryItem key={entry.id} entity={entity} resource={resource} row={row} entry={entry} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <Button onClick={() => history.fetchNextPage()} loading={history.isFetchingNextPage}>
          {t('show.history.more')}
        </Button>
      )}
    </section>
  );
}
