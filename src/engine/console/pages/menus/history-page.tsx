import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Revision, restoreMenus } from '../../../schema/contract/endpoints/menu-revision';
import type { LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import { languageOf } from '../../../schema/contract/language';
import { difference } from '../../../schema/menu/menu-difference';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { impactOf } from '../../../schema/menu/menu-impact';
import { Can } from '../../data/access/can';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { Unanswered } from '../../entity/record/unanswered';
import { formatDateTime } from '../../i18n/format/date';
import { menuTitle } from '../../i18n/menu-title';
import { notify } from '../../kit/notice/notify';
import { ChangeList } from './change-list';
import './history-page.css';
import { useLiveTree, useRevision, useRevisions } from './menu-queries';
import { revisionName } from './menu-words';
import PublishDialog from './publish-dialog';

/** The revisions with author, time and changes, and a button to restore each. */
export default function HistoryPage() {
  const { t } = useTranslation();
  const [before, setBefore] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [restoring, setRestoring] = useState<number>();
  const query = useRevisions(before);
  const newest = useRevisions(undefined).data?.list[0]?.id;
  if (!query.data) return <Unanswered query={query} />;
  const { list, older } = query.data;
  const revision = list.find(({ id }) => id === chosen) ?? list[0];
  if (!revision) return <p className="menu-frame menu-empty">{t('menuPage.history.none')}</p>;
  const { id } = revision;
  const previous = list[list.indexOf(revision) + 1]?.id ?? older;
  return (
    <section className="menu-frame menu-history" aria-label={t('menuPage.views.history')}>
      <div className="menu-revisions">
        <ol>
          {list.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one.id === id || undefined}
                onClick={() => setChosen(one.id)}
              >
                <RevisionLine revision={one} />
              </button>
            </li>
          ))}
        </ol>
        {(before !== undefined || older !== null) && (
          <p className="menu-revisions-more">
            {before !== undefined && (
              <Button size="small" onClick={() => setBefore(undefined)}>
                {t('menuPage.history.newest')}
              </Button>
            )}
            {older !== null && (
              <Button size="small" onClick={() => setBefore(list.at(-1)?.id)}>
                {t('menuPage.history.older')}
              </Button>
            )}
          </p>
        )}
      </div>
      <div className="menu-revision">
        <div className="menu-revision-head">
          <h2>{revisionName(t, revision)}</h2>
          {id !== newest && (
            <Can perms={['sys:menu:publish']}>
              <Button onClick={() => setRestoring(id)}>{t('menuPage.restore.open')}</Button>
            </Can>
          )}
        </div>
        {previous !== null ? (
          <RevisionChanges from={previous} to={id} />
        ) : (
          <p className="menu-lead">{t('menuPage.history.first')}</p>
        )}
        {restoring === id && <RestoreDialog revision={revision} onClose={() => setRestoring(undefined)} />}
      </div>
    </section>
  );
}

function RevisionLine({ revision }: { revision: Revision }) {
  const { t, i18n } = useTranslation();
  const { at, actor_name, entries, summary } = revision;
  return (
    <>
      <strong>{revisionName(t, revision)}</strong>
      <small>
        {formatDateTime(at, languageOf(i18n.language), 'short')} ·{' '}
        {actor_name || t('menuPage.history.system')}
      </small>
      <small>
        {summary
          ? t(summary.count > 1 ? 'menuPage.history.changes' : 'menuPage.history.change', {
              kind: t(`menuPage.difference.${summary.kind}`),
              name: menuTitle(t, summary.name),
              more: summary.count - 1,
            })
          : t('menuPage.history.entries', { count: entries })}
      </small>
    </>
  );
}

/** The difference between two revisions. */
function RevisionChanges({ from, to }: { from: number; to: number }) {
  const older = useRevision(from);
  const newer = useRevision(to);
  if (!older.data || !newer.data) return <Unanswered query={older.data ? newer : older} />;
  return <ChangeList from={older.data.tree} to={newer.data.tree} />;
}

interface RestoreDialogProps {
  readonly revision: Revision;
  readonly onClose: () => void;
}

/** Shows what restoring a revision would change, and restores it. */
function RestoreDialog({ revision, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const { send } = useEndpointMutation(restoreMenus);
  const { data: live, error } = useLiveTree();
  const wanted = useRevision(revision.id);
  const impact = live && wanted.data && impactOfRestoring(live, wanted.data.tree);
  const isSame = impact !== undefined && difference(impact.current, impact.next).length === 0;
  return (
    <PublishDialog
      roles={live?.roles ?? []}
      title={t('menuPage.restore.title', { name: revisionName(t, revision) })}
      text={t(isSame ? 'menuPage.restore.same' : 'menuPage.restore.text')}
      okText={t('menuPage.restore.confirm')}
      impact={impact}
      error={error ?? wanted.error}
      disabled={isSame}
      onPublish={async (note) => {
        // The revision for which the consequences were computed, as an optimistic lock.
        const newest = live?.revision ?? 0;
        const body = { newest, ...(note.trim() !== '' && { note }) };
        await send({ params: { id: revision.id }, body });
        notify.success(t('menuPage.restore.done'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Deleted roles are dropped, as the server does. */
function impactOfRestoring({ tree: current, roles }: LiveTree, wanted: readonly MenuEntry[]) {
  const codes = new Set(roles.map(({ code }) => code));
  const next = wanted.map((entry) => ({ ...entry, roles: entry.roles.filter((code) => codes.has(code)) }));
  return { ...impactOf(current, next, roles), current, next, faults: [], warnings: [], collisions: [] };
}
