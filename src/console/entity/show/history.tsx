import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import type { Labelled, Resource } from '../../data/resource';
import { RecordLoading } from '../record/record-loading';
import { HistoryItem } from './history-item';
import { HistoryLine } from './history-line';
import { type HistoryEntry, useHistory } from './use-history';

interface HistoryProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly row: Labelled;
}

/** Who changed what, and when. */
export function History({ entity, resource, row }: HistoryProps) {
  const { t } = useTranslation();
  const history = useHistory(entity, row.id);
  const entries = history.data?.pages.flatMap(({ data }) => data);
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
      {entries && (
        <ol className="show-history">
          {entries.map((entry) => (
            <HistoryItem key={entry.id} entity={entity} resource={resource} row={row} entry={entry} />
          ))}
          {!history.hasNextPage && <Creation row={row} entries={entries} />}
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

/** Where the history begins after the record did (imported or filled in otherwise): the record itself tells. */
function Creation({ row, entries }: { readonly row: Labelled; readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  if (entries.some(({ action }) => action === 'create')) return null;
  // A role can keep both from its holders.
  if (!row.create_time) return entries.length === 0 ? <li>{t('show.history.none')}</li> : null;
  const by = row._labels?.create_by?.toString();
  const text = t(by ? 'show.history.create' : 'show.history.created');
  return (
    <li>
      <HistoryLine actor={by} text={text} at={row.create_time} />
    </li>
  );
}
