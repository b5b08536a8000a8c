import { useOne } from '@refinedev/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { ApiError } from '../../data/api-error';
import { useLeavePage, useRecordName } from '../../data/navigation/page-tag';
import type { Labelled, PageProps } from '../../data/resource';
import type { Tool } from '../../data/tool';
import { entityTitle } from '../../i18n/entity-words';
import { useZone } from '../../i18n/use-zone';
import { PageHead } from '../../kit/page-head';
import { useActions } from '../actions/use-actions';
import { CellProvider } from '../fields/cell-context';
import { usePageSurroundings } from '../fields/page-surroundings';
import { usePermissions } from '../record/permissions';
import { RecordFailure } from '../record/record-failure';
import { recordPageTitle } from '../record/record-page-title';
import { useRecordPaths } from '../record/record-paths';
import { RecordSkeleton } from '../record/record-skeleton';
import { useDelete } from '../record/use-delete';
import { Details } from './details';
import { History } from './history';
import { Progress } from './progress';
import { RelatedRecords } from './related-records';
import './show.css';
import { Icon } from '../../kit/icon';
import { Staged } from '../../kit/staged';
import { ShowTools } from './show-tools';

export default function ShowPage(props: PageProps) {
  const { id = '' } = useParams();
  return <StoredRecord key={id} id={id} {...props} />;
}

function StoredRecord({ id, ...page }: PageProps & { readonly id: string }) {
  const { entity } = page;
  const paths = useRecordPaths(entity);
  const { telling } = usePermissions(entity);
  const { query } = useOne<Labelled, ApiError>({
    resource: entity.name,
    id,
    meta: { quiet: true },
  });
  const { data, error } = query;
  // Defers the first render, which takes long. Later answers render at once, so that actions send the current version.
  const isReady = useDeferredValue(data !== undefined, false);
  // While the server is unreachable the loaded record stays; after a refusal it is hidden.
  if (error && (!data || error.isRefusal)) {
    return <RecordFailure error={error} onRetry={query.refetch} backPath={paths.list()} />;
  }
  if (!data || !isReady) return <RecordSkeleton entity={entity} id={id} fields={telling} />;
  const row = data.data;
  const Around = page.resource.show?.around ?? Alone;
  return (
    <Around entity={entity} row={row}>
      <Record row={row} {...page} />
    </Around>
  );
}

function Alone({ children }: { readonly children: ReactNode }) {
  return children;
}

function Record({ entity, resource, row }: PageProps & { readonly row: Labelled }) {
  const { t } = useTranslation();
  const leavePage = useLeavePage();
  const paths = useRecordPaths(entity);
  const permissions = usePermissions(entity);
  const surroundings = usePageSurroundings(true);
  const actions = useActions(entity);
  const remove = useDelete(entity);
  const title = recordPageTitle(entity, row, useZone());
  useRecordName(title);
  const Above = resource.show?.above;
  const Below = resource.show?.below;
  const Tools = resource.show?.tools;

  const removeAndLeave = async () => {
    if ((await remove([row], { isLeaving: true })).isDone) leavePage(paths.list());
  };

  const toolsWith = (own: readonly Tool[]) => (
    <ShowTools
      entity={entity}
      row={row}
      permissions={permissions}
      own={own}
      onAction={(action) => void actions.start(action, [row])}
      onDelete={() => void removeAndLeave()}
    />
  );
  return (
    <CellProvider value={surroundings}>
      <PageHead
        back={<BackLink to={paths.list()} />}
        title={title}
        note={`${entityTitle(t, entity)} #${row.id}`}
      >
        {Tools ? (
          <Tools entity={entity} row={row}>
            {toolsWith}
          </Tools>
        ) : (
          toolsWith([])
        )}
      </PageHead>
      <div className="show">
        <Staged>
          {Above && <Above entity={entity} row={row} />}
          {entity.history && entity.actions.length > 0 && <Progress entity={entity} row={row} />}
          <Details entity={entity} resource={resource} fields={permissions.telling} row={row} />
          {Below && <Below entity={entity} row={row} />}
          <RelatedRecords entity={entity} resource={resource} id={row.id}>
            {entity.history && <History entity={entity} resource={resource} row={row} />}
          </RelatedRecords>
        </Staged>
      </div>
      {actions.dialog}
    </CellProvider>
  );
}

/** Link from a record to its list, in front of the title. */
function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return (
    <Link className="icon-button page-head-back" to={to} aria-label={t('show.back')} title={t('show.back')}>
      <Icon name="left" />
    </Link>
  );
}
